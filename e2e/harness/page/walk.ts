import { forgetStops, type TabStop, tabStop } from './tab-stop.ts'

/** Whoever presses keys, in whatever browser. */
export interface Reader {
  press: (key: string) => Promise<void>
  evaluate: <Result>(run: () => Result) => Promise<Result>
}

const MOST_PRESSES = 300
/** A field for a day and an hour takes the key between its parts. */
const MOST_PARTS = 8

/** Presses the key until the focus leaves the page or comes round; what it met stays marked. `read` says what has the focus now. */
export async function walk({ press, evaluate }: Reader, key: 'Tab' | 'Shift+Tab' = 'Tab', read: () => Promise<TabStop | null> = () => evaluate(tabStop)): Promise<TabStop[]> {
  await evaluate(forgetStops)
  const stops: TabStop[] = []
  let again = 0
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await press(key)
    const stop = await read()
    if (stop?.isFrame && stops.at(-1)?.isFrame) continue
    again = stop?.isMet && stop.name === stops.at(-1)?.name ? again + 1 : 0
    if (!stop || (stop.isMet && again === 0) || again > MOST_PARTS) return stops
    if (!stop.isMet) stops.push(stop)
  }
  throw new Error(`expected the walk to end within ${MOST_PRESSES} presses; the last stop: ${stops.at(-1)?.name}`)
}
