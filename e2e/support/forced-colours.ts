import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../harness/page/in-page.ts'
import { contrastOf, wordsOnGrounds } from './colours.ts'

/** Parts of the main part, narrower than the window, on a ground that is not the one around them. */
async function boxesOnGrounds(page: Page) {
  await prepare(page)
  return page.evaluateHandle(() => {
    const { groundOf, isTransparent } = window as unknown as InPage
    return [...document.querySelectorAll('main *')].filter((part) => {
      // The browser draws a box to tick itself.
      if (part.closest('svg, input[type=checkbox]') || !part.checkVisibility() || part.clientWidth === innerWidth) return false
      const { backgroundColor, display } = getComputedStyle(part)
      return display !== 'inline' && !isTransparent(backgroundColor) && backgroundColor !== groundOf(part.parentElement)
    })
  })
}

/** What the keyboard meets, and that shows no outline then. */
const unoutlined = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [tabindex="0"]').evaluateAll((all) =>
    all
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => {
        ;(stop as HTMLElement).focus({ preventScroll: true })
        // A link that is as large as its card shows it around the card; Chromium tells a width of an outline that is not drawn.
        const isMarked = [getComputedStyle(stop), getComputedStyle(stop, '::after')].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
        ;(stop as HTMLElement).blur()
        return !isMarked
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

/** With forced colours: words that are not told from their ground, by day or by night; fields and buttons that nothing is drawn around, or a border that touches their words; boxes on a ground of their own without an edge; what has the focus without an outline. */
export async function forcedFaults(page: Page): Promise<string[]> {
  const boxes = await boxesOnGrounds(page)
  const faint: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const words = await wordsOnGrounds(page)
    faint.push(...words.flatMap(({ words, color, grounds: [ground = ''] }) => (contrastOf(color, ground) < 4.5 ? [`${colorScheme}: «${words}», ${color} on ${ground}`] : [])))
  }
  const borderless = await page.locator('main :is(input:not([type=checkbox], [type=hidden]), select, textarea, button)').evaluateAll((all) =>
    all.filter((field) => field.checkVisibility() && !(parseFloat(getComputedStyle(field).borderBottomWidth) >= 1)).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  const touched = await page.locator('button, input:not([type=checkbox], [type=hidden], [type=range]), select, textarea, main :is(form, section) > div > a').evaluateAll((all) =>
    all.flatMap((action) => {
      const { borderLeftStyle, borderLeftWidth, paddingLeft } = getComputedStyle(action)
      return action.checkVisibility() && borderLeftStyle !== 'none' && parseFloat(borderLeftWidth) >= 1 && parseFloat(paddingLeft) < 8 ? [action.textContent || action.outerHTML.slice(0, 80)] : []
    }),
  )
  const edgeless = await boxes.evaluate((all) =>
    all.flatMap((box) => {
      const { outlineStyle, borderBlockStyle, borderInlineStyle } = getComputedStyle(box)
      return [outlineStyle, borderBlockStyle, borderInlineStyle].every((style) => style === 'none') ? [box.outerHTML.slice(0, 80)] : []
    }),
  )
  await boxes.dispose()
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const unmarked = await unoutlined(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...faint, ...borderless.map((field) => `without a border: ${field}`), ...touched.map((words) => `a border that touches «${words}»`), ...edgeless.map((box) => `without an edge: ${box}`), ...unmarked.map((stop) => `without an outline: ${stop}`)]
}
