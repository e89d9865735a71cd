import { expect } from 'playwright/test'
import { walksWell } from './support/keyboard.ts'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { openPage } from './support/script.ts'

/** A list to tick, at whose foot the count stays in sight. */
const LIST = '/blog/venezia-bambini'

for (const path of [...kinds, LIST]) {
  for (const width of [1280, 390]) {
    test(`keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      await walksWell({ press: (key) => page.keyboard.press(key), evaluate: (run) => page.evaluate(run) })
    })
  }
}

for (const path of kinds) {
  test(`keyboard.skip: the first stop on ${path} leads past the header`, async ({ page }) => {
    await openPage(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isPast = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
    expect(isPast, 'the next stop is in the content').toBe(true)
  })
}
