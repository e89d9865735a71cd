import { checkPage } from '../harness/prose/check-page.ts'
import { italian } from '../italian/italian.ts'
import { passagesOf } from '../harness/prose/passages.ts'
import { speller } from '../italian/speller.ts'
import type { Vocabulary } from '../italian/vocabulary.ts'
import { readWordList } from '../harness/prose/word-list.ts'
import { wordsOf } from '../italian/words.ts'
import { fill } from '../../spec/support/product.ts'

const reviewed = readWordList('e2e/italian/words.txt')
const repeatable = readWordList('e2e/italian/repetitions.txt')
const english = new Set(readWordList('e2e/italian/english.txt'))
const fields = ['{Product}', '{product}', '{url}', '{email}', '{phone}', '{legalName}', '{registeredOffice}', '{vatNumber}']
const brand = new Set(fields.map(fill).join(' ').match(/\p{L}+/gu))

const wordsIn = (document: Document): string[] => passagesOf(document).flatMap(wordsOf).map(({ text }) => text)

/** The dictionary is slow to open: it is asked once about the words of all pages. */
export const vocabularyOf = (documents: Document[]): Vocabulary => ({ reviewed, repeatable, english, brand, knows: speller([...new Set(documents.flatMap(wordsIn))]) })

/** What an Italian editor would mend on a page, by requirement, each with the words around it. */
export const proseFindings = (document: Document, vocabulary: Vocabulary): { id: string; line: string }[] =>
  checkPage(document, italian, vocabulary).map(({ check, found, expected, place }) => ({ id: `prose.${check}`, line: `found ${found}, expected ${expected}, in «${place}»` }))
