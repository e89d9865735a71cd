// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkPage } from '../harness/prose/check-page.ts'
import { italian } from './italian.ts'
import { speller } from './speller.ts'
import type { Vocabulary } from './vocabulary.ts'
import { WordList } from '../harness/prose/word-list.ts'
import { readTable } from '../../spec/support/table.ts'

const chapter = readFileSync('spec/prose.md', 'utf8')
const clean = /^Clean: «(.*)»$/m.exec(chapter)![1]!
const cases = (wanted: string) => readTable('prose').filter(({ rule }) => rule === wanted)

/** Parallels, a reviewed phrase, another sentence, a word far enough. */
const onPurpose = [
  'La casa guarda, la casa ascolta.',
  'Si va di casa in casa.',
  'La casa. Una casa.',
  'La casa, con sette porte e due finestre, vede quella casa.',
]

let vocabulary: Vocabulary
const list = (...entries: string[]) => new WordList('list', entries.join('\n'))
const page = (body: string) => new DOMParser().parseFromString(`<html lang="it"><body>${body}</body></html>`, 'text/html')
const findings = (text: string) => checkPage(page(`<p>${text}</p>`), italian, vocabulary)
const found = (text: string) => findings(text).map((finding) => `${finding.check}: ${finding.found}`)

beforeAll(() => {
  const knows = speller([chapter, ...onPurpose].join(' ').match(/\p{L}+/gu)!)
  const english = new Set(['host', 'self'])
  vocabulary = { knows, english, reviewed: list('di'), repeatable: list('di casa in casa'), brand: new Set() }
})

const finds = ({ rule, faulty, found: word }: Record<string, string>) => expect(found(faulty!)).toEqual([`${rule}: ${word}`])

test.each(cases('spelling'))('prose.spelling: $faulty', finds)
test.each(cases('accents'))('prose.accents: $faulty', finds)
test.each(cases('repetition'))('prose.repetition: $faulty', finds)

test('prose.spelling: a clean page, with words of other languages', () => {
  expect(found(clean)).toEqual([])
})

test('prose.spelling: the reviewed list is in order and holds what is needed', () => {
  const reviewed = list('Zattere', 'Burano', 'Murano')
  reviewed.has('Burano')
  expect(reviewed.disorder().map((finding) => finding.found)).toEqual(['Burano'])
  expect(reviewed.unused().map((finding) => finding.found)).toEqual(['Zattere', 'Murano'])
})

test.each(cases('foreign'))('prose.foreign: $faulty', ({ faulty, found: word }) => {
  expect(found(faulty!)).toEqual([`foreign: ${word}`])
  expect(found(faulty!.replace(word!, `<span lang="en">${word}</span>`))).toEqual([])
})

test('prose.foreign: an Italian sentence marked as English', () => {
  expect(found('<span lang="en">Chi arriva vede il canale che porta alla riva.</span>')).toEqual(['foreign: Chi'])
  expect(found('<span lang="en">Chi and il porto.</span>')).toEqual([])
})

test.each(cases('typography'))('prose.typography: $faulty', ({ faulty, found: sign }) => {
  expect(found(faulty!)).toContain(`typography: ${sign}`)
})

const words = (count: number) => Array.from({ length: count }, (_, index) => String(index)).join(' ')

test('prose.sentences: 46 words are too many, 45 are not', () => {
  expect(found(`${words(46)}.`)).toEqual(['sentences: 46 words'])
  expect(found(`${words(45)}. Vieni.`)).toEqual([])
})

test.each(onPurpose)('prose.repetition: «%s» may stay', (text) => {
  expect(found(text)).toEqual([])
})

const article = (count: number) =>
  page(`<h1>Titolo</h1><p>Tempo di lettura: 7 minuti.</p><nav aria-labelledby="indice"></nav>
    <div><p>${words(count)}</p><section aria-labelledby="fonti">sette fonti</section></div>`)

test.each([1399, 1681])('prose.length: %i words are not 7 minutes', (count) => {
  expect(checkPage(article(count), italian, vocabulary)).toContainEqual(expect.objectContaining({ check: 'length', found: `${count} words` }))
})

test.each([1400, 1680])('prose.length: %i words are 7 minutes', (count) => {
  expect(checkPage(article(count), italian, vocabulary).filter(({ check }) => check === 'length')).toEqual([])
})
