import { around, type Finding } from '../harness/prose/finding.ts'
import { langAt, type Passage } from '../harness/prose/passages.ts'

export interface Word {
  text: string
  at: number
  lang: string
}

/** Letters, parts joined by hyphens, and the apostrophe that ends an elision: «l’», «acqua», «check-in». */
const word = /\p{L}[\p{L}\p{M}\d]*(?:-\p{L}[\p{L}\d]*)*[’']?/gu
const addresses = /\S+@\S+|https?:\S+|(?<![\p{L}\d])[\w-]+(?:\.[\w-]+)*\.(?:it|eu|com|org|net|example|gov)(?![\p{L}\d])(?:\/\S*)?/giu

/** «9 feb», as a table of dates shortens it; «feb» alone, as a figure does. */
const shortMonths = /(?:(?<=\d[º°]?\s)|^)(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)(?:(?<=\d[º°]?\s...)(?!\p{L})|$)/gu

const blank = (text: string) => ' '.repeat(text.length)

/** The words of a passage; addresses of mail and of pages hold none, nor do shortened dates. */
export const wordsIn = (passage: Passage): Word[] =>
  [...passage.text.replace(addresses, blank).replace(shortMonths, blank).matchAll(word)].map(({ 0: text, index: at }) => ({
    text,
    at,
    lang: langAt(passage, at),
  }))

/** What is wrong with some words of a passage, and where they stand. */
export const wrongWords = (check: string, { text }: Passage, { text: found, at }: Omit<Word, 'lang'>, expected: string): Finding => ({
  check,
  place: around(text, at, found.length),
  found,
  expected,
})

/** Those that Italian spelling answers for. */
export const italianWords = (passage: Passage): Word[] => wordsIn(passage).filter(({ lang }) => lang === 'it')
