import { accents } from './accents.ts'
import type { Finding } from './finding.ts'
import { foreign } from './foreign.ts'
import { length } from './length.ts'
import { type Passage, passagesOf } from './passages.ts'
import { repetition } from './repetition.ts'
import { sentences } from './sentences.ts'
import { spelling } from './spelling.ts'
import { typography } from './typography.ts'
import type { Vocabulary } from './vocabulary.ts'

const checks = [spelling, accents, foreign, typography, sentences, repetition]

export interface PlacedFinding extends Finding {
  /** The heading above it. */
  heading: string
}

/** One passage through every check. */
export const checkPassage = (passage: Passage, vocabulary: Vocabulary): PlacedFinding[] =>
  checks.flatMap((check) => check(passage, vocabulary)).map((finding) => ({ ...finding, heading: passage.heading }))

/** Everything to mend on a page, but for the passages that were read before: header, footer, cards. */
export function checkPage(document: Document, vocabulary: Vocabulary, read: Set<string> = new Set()): PlacedFinding[] {
  const fresh = passagesOf(document).filter(({ runs }) => {
    const key = JSON.stringify(runs)
    return !read.has(key) && read.add(key)
  })
  const found = fresh.flatMap((passage) => checkPassage(passage, vocabulary))
  return [...found, ...length(document).map((finding) => ({ ...finding, heading: finding.place }))]
}
