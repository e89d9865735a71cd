// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { articleText, type ArticleText } from './article-text.ts'
import { closings } from './closing.ts'
import { uncited, unsourced } from './sourced.ts'

const page = (body: string) =>
  new DOMParser().parseFromString(`<html lang="it"><body><nav aria-labelledby="indice"></nav><div>${body}</div></body></html>`, 'text/html')
const read = (body: string): ArticleText => articleText('uno', page(body))!

test.each([
  ['Scegli una riva.', 0],
  ['Il bagaglio è pronto: scendi alla barca.', 0],
  ['La laguna è sempre la stessa.', 1],
  ['Lo scegliemmo in due.', 1],
])('prose.closing: «%s»', (closing, faults) => {
  const update = '<section aria-labelledby="aggiornamento"><p>Scegli il 2026.</p></section>'
  expect(closings([read(`<p>Prendi la 12.</p><p>${closing}</p>${update}`)])).toHaveLength(faults)
})

test.each([
  ['Nel 2024 erano 7.886 annunci.', true],
  ['Nel 2023 una notte costava 209,70 €.', true],
  ['Dal 2024 è il 26%.', true],
  ['Nel 2024 erano 7.886<sup><a>1</a></sup> annunci.', false],
  ['Erano 7.886 annunci.', false],
  ['Nel 2024 e nel 2025 si è fermata.', false],
  ['Nel 1576 morirono 50.000 persone.', false],
])('prose.sourced: «%s»', (sentence, lacks) => {
  expect(unsourced([read(`<p>${sentence}</p>`)])).toHaveLength(lacks ? 1 : 0)
})

test('prose.sourced: a source that nobody cites', () => {
  expect(uncited(['uno', 'due'], new Set(['uno'])).map((finding) => finding.found)).toEqual(['«due»'])
})
