import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { type TabStop, unmet } from '../harness/page/tab-stop.ts'
import { type Reader, walk } from '../harness/page/walk.ts'

// Eight pixels: links of one line do not all start at the same height.
const isAhead = (from: TabStop, to: TabStop) => to.down > from.down + 8 || to.x >= from.x + from.width - 8

/** Of nine points of each stop none lies under anything else, whichever way one comes to it. */
async function seesAll(stops: TabStop[], where: string): Promise<void> {
  const hidden = stops.filter(({ isInWindow, covered }) => !isInWindow || covered > 0)
  const found = hidden.map(({ name, isInWindow, covered, cover }) => `${name}: ${cover || (isInWindow ? `${covered} of nine points covered` : 'outside the window')}`)
  await about('keyboard.uncovered', () => expect.soft(found, `stops that cannot be seen, ${where}`).toEqual([]))
}

/** Walks back over a page, from its end: what stays at the head of the window may lie over what the focus comes to from below. */
export const walksBack = async (reader: Reader): Promise<void> => seesAll(await walk(reader, 'Shift+Tab'), 'on the way back')

/** Walks over a page and looks at each stop. */
export async function walksWell(reader: Reader): Promise<TabStop[]> {
  const stops = await walk(reader)
  // The first stop, «Vai al contenuto», appears over the header.
  const inOrder = stops.slice(1)
  const backward = inOrder.slice(1).flatMap((stop, at) => (isAhead(inOrder[at]!, stop) ? [] : [`${inOrder[at]!.name} → ${stop.name}`]))
  await about('keyboard.order', () => expect.soft(backward, 'steps up or to the left').toEqual([]))
  await about('keyboard.complete', async () => expect.soft(await reader.evaluate(unmet), 'elements that Tab does not meet').toEqual([]))
  await about('keyboard.visible', () => expect.soft(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name), 'stops without a focus ring').toEqual([]))
  await seesAll(stops, 'on the way there')
  return stops
}
