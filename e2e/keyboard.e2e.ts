import { walksBack, walksWell } from './support/keyboard.ts'
import type { Reader } from './harness/page/walk.ts'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { openPage } from './support/script.ts'

/** A list to tick, over which the count stays in sight. */
const LIST = '/blog/venezia-bambini'

for (const path of [...kinds, LIST]) {
  for (const width of [1280, 390]) {
    test(`keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      const reader: Reader = { press: (key) => page.keyboard.press(key), evaluate: (run) => page.evaluate(run) }
      await walksWell(reader)
      await walksBack(reader)
    })
  }
}
