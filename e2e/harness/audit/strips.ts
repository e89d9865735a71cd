import type { Page } from 'playwright/test'
import type { Measured } from '../page/painted.ts'

const TALL = 4000
/** Taller than what stays at the head of a window while the page goes by below it. */
const OVERLAP = 800

/** The whole page, one tall window after the other: a picture of all of it at once would not keep how it looks. `again` sets what a new window has lost. */
export async function inStrips(page: Page, again: () => Promise<unknown>, measure: () => Promise<Measured[]>): Promise<Measured[]> {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: TALL })
  await again()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const found: Measured[] = []
  for (let top = 0, isLast = false; !isLast; top += TALL - 2 * OVERLAP) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    isLast = top + TALL >= height
    const [from, to] = [top === 0 ? 0 : OVERLAP, isLast ? Infinity : TALL - OVERLAP]
    found.push(...(await measure()).filter(({ y }) => y >= from && y < to))
  }
  return found
}
