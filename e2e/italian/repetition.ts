import { isElision } from './elisions.ts'
import type { Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import { sentencesOf, within } from './sentences.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordList } from '../harness/prose/word-list.ts'
import type { Word } from './words.ts'

const SHORTEST = 4
const APART = 6

/** A phrase of the list that stands in the sentence and holds the word. */
const allowed = (word: string, sentence: string, list: WordList) =>
  [...list].some((phrase) => phrase.split(/[ ,]+/).includes(word) && sentence.includes(phrase) && list.has(phrase))

/** Words that hold a sentence together; they return in any that is longer than a line. */
const joints = new Set(
  [
    'alla alle allo circa cosa dagli dalla dalle degli della delle dello dove entro fino finché meno molto negli nella nelle',
    'nello quale quali quando quanto quella quelle quelli quello secondo sono sugli sulla sulle sullo verso',
  ].flatMap((line) => line.split(' ')),
)

const isJoint = (text: string) => joints.has(text) || isElision(text)

/** A figure's unit returns with each figure: «200 notti a 125 €, 125 notti a 200 €». */
const isUnit = (text: string, at: number) => /\d\s$/.test(text.slice(0, at))

/** On purpose: «niente colazione, niente pulizia», «voce per voce», «in barca e in barca». */
const isParallel = (text: string, at: number) =>
  /(?:[,;:–(«]|(?<!\p{L})(?:e|o|oppure|né|per|ma|più))\s*(?:(?<!\p{L})\p{L}{1,3}[\s’])?$/u.test(text.slice(0, at))

/** Rialto, Airbnb: a name has no synonym. */
const isName = (text: string) => text[0] !== text[0]?.toLowerCase()

/** Words that come back before the first one has faded. A list of sources repeats its publishers. */
export function repetition(passage: Passage, { repeatable }: Vocabulary): Finding[] {
  if (passage.heading === 'Fonti') return []
  const finding = (word: string, place: string): Finding => ({
    check: 'repetition',
    place: place.trim(),
    found: `«${word}» twice within ${APART} words`,
    expected: 'another word, or an entry of e2e/italian/repetitions.txt',
  })
  const isEcho = ({ text, at, lang }: Word, near: Word[]) => {
    const comesBack = lang === 'it' && text.length >= SHORTEST && !isName(text) && near.some((word) => word.text.toLowerCase() === text)
    return comesBack && !isJoint(text) && !isUnit(passage.text, at) && !isParallel(passage.text, at)
  }
  return sentencesOf(passage).flatMap((sentence) => {
    const words = within(passage, sentence)
    const echoes = words.filter((word, index) => isEcho(word, words.slice(Math.max(0, index - APART), index)))
    const plain = sentence.text.toLowerCase().replace(/\s+/g, ' ')
    const unforeseen = [...new Set(echoes.map(({ text }) => text))].filter((word) => !allowed(word, plain, repeatable))
    return unforeseen.map((word) => finding(word, sentence.text))
  })
}
