import { kinds, paths, MISSING } from '../support/pages.ts'

/** Mulberry32: the same numbers from the same seed on every machine. */
export function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SEED = 22

/** The sample of WCAG-EM: one page of each kind, and a tenth as many again by lot, at least three. */
export function sample(): { structured: string[]; random: string[] } {
  const structured = [...kinds.filter((path) => path !== MISSING), MISSING]
  const others = paths.filter((path) => !structured.includes(path))
  const draw = lots(SEED)
  const random: string[] = []
  while (random.length < Math.min(others.length, Math.max(3, Math.ceil(structured.length / 10)))) {
    random.push(...others.splice(Math.floor(draw() * others.length), 1))
  }
  return { structured, random }
}
