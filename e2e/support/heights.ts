import type { Page } from 'playwright/test'

/** How high the one part that a selector finds is in windows of these widths. */
export async function heightsOf(page: Page, selector: string, widths: number[]): Promise<Record<number, number>> {
  const all: Record<number, number> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    all[width] = await page.locator(selector).evaluate((part) => part.getBoundingClientRect().height)
  }
  return all
}
