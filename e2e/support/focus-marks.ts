import type { Page } from 'playwright/test'
import { channelsOf, contrast, luminance } from '../harness/page/contrast.ts'
import { type InPage, prepare } from '../harness/page/in-page.ts'

/** The first links of the main part, and its first control of each kind, that do not show the focus, by day, by night and with forced colours. */
export async function unmarkedControls(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const byDay = await unmarkedNow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await unmarkedNow(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  const forced = await unmarkedNow(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...byDay, ...byNight.map((one) => `dark: ${one}`), ...forced.map((one) => `forced colours: ${one}`)]
}

async function unmarkedNow(page: Page): Promise<string[]> {
  await prepare(page)
  const marks = await page.locator('main :is(a[href], button, input, select, textarea, summary)').evaluateAll((all) => {
    const { groundOf } = window as unknown as InPage
    const shown = all.filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const kinds = Map.groupBy(shown, (control) => (control.matches('a:not([download])') ? 'link' : `${control.localName} ${(control as HTMLInputElement).type}`))
    const found = [...kinds].flatMap(([kind, controls]) => controls.slice(0, kind === 'link' ? 3 : 1)).map((control) => {
      ;(control as HTMLElement).focus()
      // A link that is as large as its card shows it around the card.
      const outlines = [getComputedStyle(control), getComputedStyle(control, '::after')].map(({ outlineStyle, outlineWidth, outlineColor }) => ({ width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), color: outlineColor }))
      const [mark] = outlines.toSorted((one, other) => other.width - one.width)
      // What lies over a picture has no ground that could be named.
      return { words: control.textContent || control.outerHTML.slice(0, 60), ...mark!, ground: control.closest(':has(> picture)') ? undefined : groundOf(control.parentElement) }
    })
    ;(document.activeElement as HTMLElement).blur()
    return found
  })
  return marks.flatMap(({ words, width, color, ground }) => {
    if (width < 2) return [`«${words}»: an outline of ${width} px`]
    return ground && contrast(luminance(channelsOf(color)), luminance(channelsOf(ground))) < 3 ? [`«${words}»: an outline in ${color} on ${ground}`] : []
  })
}
