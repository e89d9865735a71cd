import { expect } from 'playwright/test'
import { type TabStop, tabStop, unmet } from '../harness/page/tab-stop.ts'

const MOST_PRESSES = 300

/** Whoever presses Tab, in whatever browser. */
interface Reader {
  tab: () => Promise<void>
  evaluate: <Result>(run: () => Result) => Promise<Result>
}

/** Presses Tab until the focus leaves the page or comes round; a date takes Tab between its parts. */
async function walk({ tab, evaluate }: Reader): Promise<TabStop[]> {
  const stops: TabStop[] = []
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await tab()
    const stop = await evaluate(tabStop)
    if (!stop) return stops
    if (!stop.isMet) stops.push(stop)
    else if (stop.name !== stops.at(-1)?.name) return stops
  }
  throw new Error(`expected the walk to end before ${MOST_PRESSES} presses; the last: ${stops.at(-1)?.name}`)
}

// Eight pixels: links of one line do not all start at the same height.
const isAhead = (from: TabStop, to: TabStop) => to.top > from.top + 8 || to.left >= from.right - 8

/** Walks over a page and looks at each stop. */
export async function walksWell(reader: Reader): Promise<TabStop[]> {
  const stops = await walk(reader)
  // The first stop, «Vai al contenuto», appears over the header.
  const inOrder = stops.slice(1)
  const backward = inOrder.slice(1).flatMap((stop, at) => (isAhead(inOrder[at]!, stop) ? [] : [`${inOrder[at]!.name} → ${stop.name}`]))
  expect.soft(backward, 'keyboard.order: steps up or to the left').toEqual([])
  expect.soft(await reader.evaluate(unmet), 'keyboard.complete: elements that Tab does not meet').toEqual([])
  expect.soft(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name), 'keyboard.visible: stops without a focus ring').toEqual([])
  const hidden = stops.filter(({ isInWindow, cover }) => !isInWindow || cover).map(({ name, cover }) => `${name}: ${cover || 'outside the window'}`)
  expect.soft(hidden, 'keyboard.uncovered: stops that cannot be seen').toEqual([])
  return stops
}
