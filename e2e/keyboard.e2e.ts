import { expect, type Page } from 'playwright/test'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { openPage } from './support/script.ts'
import { type TabStop, tabStop, unmet } from './harness/page/tab-stop.ts'

const MOST_STOPS = 300

/** Presses Tab until the focus leaves the page or comes round. */
async function walk(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(tabStop)
    if (!stop || stop.isMet) return stops
    stops.push(stop)
  }
  throw new Error(`expected the walk to end before ${MOST_STOPS} stops; the last: ${stops.at(-1)?.name}`)
}

// Eight pixels: links of one line do not all start at the same height.
const isAhead = (from: TabStop, to: TabStop) => to.top > from.top + 8 || to.left >= from.right - 8

for (const path of kinds) {
  for (const width of [1280, 390]) {
    test(`keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      const stops = await walk(page)

      // The first stop, «Vai al contenuto», appears over the header.
      const inOrder = stops.slice(1)
      const backward = inOrder.slice(1).flatMap((stop, at) => (isAhead(inOrder[at]!, stop) ? [] : [`${inOrder[at]!.name} → ${stop.name}`]))
      expect.soft(backward, 'keyboard.order: steps up or to the left').toEqual([])
      expect.soft(await page.evaluate(unmet), 'keyboard.complete: elements that Tab does not meet').toEqual([])
      const unmarked = stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)
      expect.soft(unmarked, 'keyboard.visible: stops without a focus ring').toEqual([])
      const hidden = stops.filter(({ isInWindow, cover }) => !isInWindow || cover).map(({ name, cover }) => `${name}: ${cover || 'outside the window'}`)
      expect.soft(hidden, 'keyboard.uncovered: stops that cannot be seen').toEqual([])
    })
  }

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
