import { expect, test } from 'playwright/test'
import { copyLink } from './support/script.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`toasts.dress: ink, letters and corners of the house, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const toast = await copyLink(page)
    const worn = await toast.evaluate((slip) => {
      const footer = document.querySelector('footer > div:last-of-type')!
      const { backgroundColor, color, fontFamily, borderRadius } = getComputedStyle(slip)
      const house = getComputedStyle(footer)
      return { ground: backgroundColor === house.backgroundColor, letters: color === house.color && fontFamily === house.fontFamily, borderRadius }
    })
    expect(worn).toEqual({ ground: true, letters: true, borderRadius: '0px' })
  })
}
