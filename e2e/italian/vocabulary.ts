import { isElision } from './elisions.ts'
import type { Knows } from './speller.ts'
import type { WordList } from '../harness/prose/word-list.ts'

/** What the checks know of words. */
export interface Vocabulary {
  knows: Knows
  reviewed: WordList
  english: Pick<WordList, 'has'>
  /** Words and phrases that may return within a sentence. */
  repeatable: WordList
  /** The brand's own words: they change with the brand, not with a list. */
  brand: ReadonlySet<string>
}

const roman = /^[IVXLCDM]+$/
const lowered = (word: string) => `${word[0]?.toLowerCase()}${word.slice(1)}`

/** Known to Italian, to the brand or, as a last resort, to the reviewed list. */
export function isSpelled(word: string, vocabulary: Vocabulary): boolean {
  const { knows, reviewed, brand } = vocabulary
  if (/[’']$/.test(word)) return isElision(word)
  if (word.length === 1 || roman.test(word) || brand.has(word) || knows(word)) return true
  if (reviewed.has(word) || reviewed.has(lowered(word))) return true
  const parts = word.split('-')
  return parts.length > 1 && parts.every((part) => isSpelled(part, vocabulary))
}
