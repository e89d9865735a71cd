import { answerAt } from './answer.ts'
import { type Home, namedAddresses } from './named-addresses.ts'

export interface Found {
  url: string
  /** Path of the file that names it first. */
  namedBy: string
}

const AT_ONCE = 8

/** Follows every address that a file of the site names, until nothing new is named; from the home page, and what no page needs to name. */
export async function crawl({ origin, publicUrl, from }: Home & { from: string[] }): Promise<Found[]> {
  const found = new Map<string, Found>(from.map((path) => [origin + path, { url: origin + path, namedBy: '' }]))
  const waiting = [...found.values()]

  async function read({ url }: Found): Promise<void> {
    const answer = await answerAt(url).catch(() => undefined)
    if (answer?.status !== 200) return
    for (const named of namedAddresses(url, answer.type, answer.body.toString('utf8'), { origin, publicUrl })) {
      const next = named.split('#')[0]!
      if (found.has(next)) continue
      const entry = { url: next, namedBy: new URL(url).pathname }
      found.set(next, entry)
      waiting.push(entry)
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await read(next)
  }
  // A worker that finds nothing to do may only be early: the others go on until all have ended.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return [...found.values()]
}
