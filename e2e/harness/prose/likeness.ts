import { wordsOf } from '../page/words.ts'
import type { Finding } from './finding.ts'

const WORDS = 4
const SHORTEST = 20
const LIMIT = 0.6

/** The runs of four words in a paragraph; none for a short one. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return words.length < SHORTEST ? new Set() : new Set(words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' ')))
}

/** Paragraphs that stand, almost word for word, in two articles. */
export function alike(texts: readonly { name: string; paragraphs: string[] }[]): Finding[] {
  const all = texts.flatMap(({ name, paragraphs }) => paragraphs.map((text) => ({ name, text, runs: runsOf(text) }))).filter(({ runs }) => runs.size > 0)
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length / Math.min(one.runs.size, other.runs.size)
      if (one.name === other.name || shared < LIMIT) return []
      return [{ check: 'hand', place: `${one.name} and ${other.name}: ${one.text}`, found: `two paragraphs alike by ${Math.round(shared * 100)} %`, expected: `less than ${LIMIT * 100} %` }]
    }),
  )
}
