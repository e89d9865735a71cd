import { accents } from '../../italian/accents.ts'
import type { Finding } from './finding.ts'
import { foreign } from '../../italian/foreign.ts'
import { length } from '../../italian/length.ts'
import { type Passage, passagesOf } from './passages.ts'
import { repetition } from '../../italian/repetition.ts'
import { sentences } from '../../italian/sentences.ts'
import { spelling } from '../../italian/spelling.ts'
import { typography } from '../../italian/typography.ts'
import type { Vocabulary } from '../../italian/vocabulary.ts'

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
