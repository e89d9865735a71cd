import * as v from 'valibot'

/** One part of several, the first being 1: of `2/8`, [2, 8]. */
export type Shard = readonly [number: number, of: number]

const read = (text: string): Shard => {
  const [, number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  return [number, of]
}
const isPart = (text: string): boolean => {
  const [number, of] = read(text)
  return number >= 1 && number <= of
}

/** The flag that asks for one part of the work; without it, the whole. */
export const shard = v.optional(v.pipe(v.string(), v.check(isPart, 'a part of several, as 1/4'), v.transform(read)), '1/1')

/** Neighbours stay together; each entry is in one part, and of two parts none has more than one entry more. */
export function partOf<Entry>(entries: Entry[], [number, of]: Shard): Entry[] {
  const end = (part: number): number => Math.round((entries.length * part) / of)
  return entries.slice(end(number - 1), end(number))
}
