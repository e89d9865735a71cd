import type { Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import { wordsIn } from './words.ts'

const LONGEST = 45
const segmenter = new Intl.Segmenter('it', { granularity: 'sentence' })
const abbreviated = /(?<!\p{L})(?:artt?|n|nn|p|pp|sez|sig|dott|arch|ing|avv|es|cfr|cap|S|SS|L|D\.L|D\.Lgs|S\.r\.l|S\.p\.A)\.\s*$/u

interface Sentence {
  text: string
  at: number
}

/** The sentences of a passage; an abbreviation's full stop ends none. */
export function sentencesOf({ text }: Passage): Sentence[] {
  const sentences: Sentence[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const before = sentences.at(-1)
    if (before && abbreviated.test(before.text)) before.text += segment
    else sentences.push({ text: segment, at: index })
  }
  return sentences
}

/** The same passage, cut to one of its sentences. */
export function within(passage: Passage, { text, at }: Sentence) {
  return wordsIn(passage).filter((word) => word.at >= at && word.at < at + text.length)
}

/** Sentences that nobody reads in one breath. */
export const sentences = (passage: Passage): Finding[] =>
  sentencesOf(passage).flatMap((sentence) => {
    const { length } = sentence.text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
    if (length <= LONGEST) return []
    return [{ check: 'sentences', place: sentence.text.trim(), found: `${length} words`, expected: `at most ${LONGEST} words` }]
  })
