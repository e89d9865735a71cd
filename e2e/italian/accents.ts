import { isElision } from './elisions.ts'
import type { Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import { isSpelled, type Vocabulary } from './vocabulary.ts'
import { italianWords, wrongWords } from './words.ts'

const variants: Record<string, string> = { a: 'à', e: 'éè', i: 'ì', o: 'ò', u: 'ù' }
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Words that exist without the accent too, and that this site means with it. */
const meant: Record<string, string> = { cosi: 'così', pero: 'però', eta: 'età' }

/** Monosyllables that never carry one. */
const bare = new Set(['fà', 'stà', 'và', 'sà', 'quì', 'quà', 'sù', 'pò', 'mò', 'nò', 'trè', 'blù', 'rè'])

const phrases: [RegExp, string][] = [
  [/(?<!\p{L})qual[’']\p{L}*/giu, 'qual, without an apostrophe'],
  [/(?<!\p{L})(?:c|com|cos|dov|quand)[’']e(?!\p{L})/giu, 'è'],
  [/(?<!\p{L})(?:non|che cosa|qual) e(?!\p{L})/giu, 'è'],
  [/(?<!\p{L})po(?![\p{L}’'])/gu, 'po’'],
]

/** The same word with its last letter as it should be, if that is a word and this one is not. */
export function missingAccent(word: string, vocabulary: Vocabulary): string | undefined {
  const lowered = word.toLowerCase()
  if (meant[lowered]) return meant[lowered]
  if (bare.has(lowered)) return lowered === 'pò' ? 'po’' : plain(lowered)
  if (/[’']$/.test(word) ? isElision(word) : isSpelled(word, vocabulary)) return undefined
  const base = plain(lowered).replace(/[’']$/, '')
  const accented = [...(variants[base.at(-1) ?? ''] ?? '')].map((letter) => base.slice(0, -1) + letter)
  return accented.find((candidate) => candidate !== lowered && (candidate.length === 1 || vocabulary.knows(candidate)))
}

/** Accents that are missing, misplaced, turned the wrong way or written as an apostrophe. */
export function accents(passage: Passage, vocabulary: Vocabulary): Finding[] {
  const words = italianWords(passage).flatMap((word) => {
    const expected = missingAccent(word.text, vocabulary)
    return expected ? [wrongWords('accents', passage, word, expected)] : []
  })
  const groups = phrases.flatMap(([pattern, expected]) =>
    [...passage.text.matchAll(pattern)].map(({ 0: text, index: at }) => wrongWords('accents', passage, { text, at }, expected)),
  )
  return [...words, ...groups]
}
