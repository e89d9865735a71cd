import type { Page } from 'playwright/test'
import { channelsOf, contrast, luminance } from '../harness/page/contrast.ts'
import { type InPage, prepare } from '../harness/page/in-page.ts'

/** The first links of the main part that do not show the focus, by day, by night and with forced colours. */
export async function unmarkedLinks(page: Page): Promise<string[]> {
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
  const marks = await page.locator('main a[href]').evaluateAll((links) => {
    const { groundOf } = window as unknown as InPage
    const found = links.filter((link) => link.checkVisibility({ visibilityProperty: true })).slice(0, 3).map((link) => {
      ;(link as HTMLElement).focus()
      // A link that is as large as its card shows it around the card.
      const outlines = [getComputedStyle(link), getComputedStyle(link, '::after')].map(({ outlineStyle, outlineWidth, outlineColor }) => ({ width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), color: outlineColor }))
      const [mark] = outlines.toSorted((one, other) => other.width - one.width)
      // What lies over a picture has no ground that could be named.
      return { words: link.textContent, ...mark!, ground: link.closest(':has(> picture)') ? undefined : groundOf(link.parentElement) }
    })
    ;(document.activeElement as HTMLElement).blur()
    return found
  })
  return marks.flatMap(({ words, width, color, ground }) => {
    if (width < 2) return [`«${words}»: an outline of ${width} px`]
    return ground && contrast(luminance(channelsOf(color)), luminance(channelsOf(ground))) < 3 ? [`«${words}»: an outline in ${color} on ${ground}`] : []
  })
}
