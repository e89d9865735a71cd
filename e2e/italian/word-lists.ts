import { passagesOf } from '../harness/prose/passages.ts'
import { readWordList } from '../harness/prose/word-list.ts'
import { speller } from './speller.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsIn } from './words.ts'

/** The reviewed lists. */
export const wordLists = {
  english: readWordList('e2e/italian/english.txt'),
  reviewed: readWordList('e2e/italian/words.txt'),
  repeatable: readWordList('e2e/italian/repetitions.txt'),
}

export const everyWordOf = (documents: Document[]): string[] => documents.flatMap(passagesOf).flatMap(wordsIn).map(({ text }) => text)

/** What the checks know; the dictionary is slow to open, so it is asked once about the words of all pages. */
export const vocabularyOf = (documents: Document[], brand: string[]): Vocabulary => ({
  ...wordLists,
  brand: new Set(brand.join(' ').match(/\p{L}+/gu)),
  knows: speller([...new Set(everyWordOf(documents))]),
})
