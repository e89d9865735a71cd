import { expect } from 'playwright/test'
import { kinds } from '../support/pages.ts'
import { type TabStop, tabStop, unmet } from '../harness/page/tab-stop.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'

const MOST_STOPS = 300

/** Runs in the page: until what has the focus is in the window, or would have had the time; an engine scrolls to it when it can. */
const untilShown = (most: number) =>
  new Promise<void>((done) => {
    const end = performance.now() + most
    const look = () => {
      const box = document.activeElement?.getClientRects()[0]
      if (!box || document.activeElement === document.body || (box.top >= 0 && box.bottom <= innerHeight) || performance.now() > end) done()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(() => setTimeout(look))
  })

/** Presses Tab until the focus leaves the page or comes round; a date takes Tab between its parts. */
async function walk(reader: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < MOST_STOPS) {
    await reader.press('Tab')
    await reader.evaluate(untilShown, 1000)
    const stop = await reader.evaluate(tabStop)
    if (!stop) return stops
    if (!stop.isMet) stops.push(stop)
    else if (stop.name !== stops.at(-1)?.name) return stops
  }
  throw new Error(`expected the walk to end before ${MOST_STOPS} stops; the last: ${stops.at(-1)?.name}`)
}

const isAhead = (from: TabStop, to: TabStop) => to.top > from.top + 8 || to.left >= from.right - 8

for (const path of [...kinds.filter((kind) => kind !== '/'), '/blog/venezia-tramonto']) {
  check(`keyboard.skip, keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path}`, async ({ reader }) => {
    await reader.open(path)
    const stops = await walk(reader)
    expect(stops[0]?.name, 'keyboard.skip').toContain('Vai al contenuto')
    const inOrder = stops.slice(1)
    const backward = inOrder.slice(1).flatMap((stop, at) => (isAhead(inOrder[at]!, stop) ? [] : [`${inOrder[at]!.name} → ${stop.name}`]))
    expect.soft(backward, 'keyboard.order: steps up or to the left').toEqual([])
    expect.soft(await reader.evaluate(unmet), 'keyboard.complete: elements that Tab does not meet').toEqual([])
    expect.soft(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name), 'keyboard.visible: stops without a focus ring').toEqual([])
    const hidden = stops.filter(({ isInWindow, cover }) => !isInWindow || cover).map(({ name, cover }) => `${name}: ${cover || 'outside the window'}`)
    expect.soft(hidden, 'keyboard.uncovered: stops that cannot be seen').toEqual([])
  })
}
