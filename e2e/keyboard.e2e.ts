import type { Page } from 'playwright/test'
import { walksBack, walksWell } from './support/keyboard.ts'
import type { Reader } from './harness/page/walk.ts'
import { CALCULATOR, kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { openPage } from './support/script.ts'

/** A list to tick, over which the count stays in sight. */
const LIST = '/blog/venezia-bambini'

/** There and back. */
async function walksOver(page: Page, path: string, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window)
  await openPage(page, path)
  const reader: Reader = { press: (key) => page.keyboard.press(key), evaluate: (run) => page.evaluate(run) }
  await walksWell(reader)
  await walksBack(reader)
}

for (const path of [...kinds, LIST]) {
  for (const width of [1280, 390]) {
    test(`keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path} at ${width} px`, ({ page }) => walksOver(page, path, { width, height: 800 }))
  }
}

// A phone that is turned leaves the least room between what stays at the head of the window and its foot.
for (const path of [CALCULATOR, LIST]) {
  test(`keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path} in a low window`, ({ page }) => walksOver(page, path, { width: 844, height: 390 }))
}
