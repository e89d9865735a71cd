import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { type TabStop, tabStop, unmet } from '../harness/page/tab-stop.ts'
import { type Reader, walk } from '../harness/page/walk.ts'

// Eight pixels: links of one line do not all start at the same height.
const isAhead = (from: TabStop, to: TabStop) => to.down > from.down + 8 || to.x >= from.x + from.width - 8

/** Of nine points of each stop none lies under anything else, whichever way one comes to it. */
async function seesAll(stops: TabStop[], where: string): Promise<void> {
  const hidden = stops.filter(({ isInWindow, covered }) => !isInWindow || covered > 0)
  const found = hidden.map(({ name, isInWindow, covered, cover }) => `${name}: ${cover || (isInWindow ? `${covered} of nine points covered` : 'outside the window')}`)
  await about('keyboard.uncovered', () => expect.soft(found, `stops that cannot be seen, ${where}`).toEqual([]))
}

/** After its last stop, or before its first, the focus is nowhere on the page; an engine that has nothing else to give it to goes round. */
async function leaves(reader: Reader, round: string[], where: string): Promise<void> {
  await about('keyboard.complete', async () => expect.soft(['nowhere', ...round], `what has the focus ${where}`).toContain((await reader.evaluate(tabStop))?.name ?? 'nowhere'))
}

/** Walks back over a page, from its end: what stays at the head of the window may lie over what the focus comes to from below. */
export async function walksBack(reader: Reader): Promise<void> {
  const stops = await walk(reader, 'Shift+Tab')
  await leaves(reader, [], 'once the way back has ended')
  await seesAll(stops, 'on the way back')
}

/** Walks over a page and looks at each stop. */
export async function walksWell(reader: Reader, mayGoRound = false): Promise<TabStop[]> {
  const stops = await walk(reader)
  await leaves(reader, mayGoRound && stops[0] ? [stops[0].name] : [], 'once the walk has ended')
  // The first stop, «Vai al contenuto», appears over the header.
  const inOrder = stops.slice(1)
  const backward = inOrder.slice(1).flatMap((stop, at) => (isAhead(inOrder[at]!, stop) ? [] : [`${inOrder[at]!.name} → ${stop.name}`]))
  await about('keyboard.order', () => expect.soft(backward, 'steps up or to the left').toEqual([]))
  await about('keyboard.complete', async () => expect.soft(await reader.evaluate(unmet), 'elements that Tab does not meet').toEqual([]))
  await about('keyboard.visible', () => expect.soft(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name), 'stops without a focus ring').toEqual([]))
  await seesAll(stops, 'on the way there')
  return stops
}
