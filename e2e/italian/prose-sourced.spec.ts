import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, citedIn } from '../../spec/support/build.ts'
import { uncited, unsourced } from './sourced.ts'

const found = (source: string) => unsourced([{ name: 'uno', source: `---\ntitle: Uno, 900 €\n---\n\n${source.startsWith('<Brief>') ? '' : '## Le 300 case\n\n'}${source}` }]).map((finding) => finding.found)
const cite = '<Cite source="ansa" />'

test.each([
  ['Erano 7.886 annunci.', '7.886 without a source'],
  ['Una notte costava 209,70 €.', '209,70 without a source'],
  ['È il 26%, poi il 15-18%.', '26 %, 15 %, 18 % without a source'],
  ['Si cammina fra 40 e 50 minuti.', '40 minuti, 50 minuti without a source'],
  ['- La traversata costa 2 euro.', '2 € without a source'],
  ['Nel 1576 morirono 50.000 persone.', '50.000 without a source'],
  [`Erano 7.886${cite}.\n\nPoi 7.203.`, '7.203 without a source'],
  [`Erano 7.886${cite}.\n\n## Poi\n\nErano 7.886 anche a Roma.`, '7.886 without a source'],
  [`Erano 7.886${cite}.\n\n<Update date="2026-11-21">\n\nSono 7.886 ancora.`, '7.886 without a source'],
  ['È il venti per cento, su seicento abitanti.', 'venti per cento, seicento abitanti without a source'],
  ['<Facade caption="Annunci, circa il 30%" of={100} />', '30 % without a source'],
  ['<Ledger caption="Multe">\n\n| Che cosa | Multa |\n|---|---|\n| Tuffi | 350 € |\n\n</Ledger>', '350 without a source'],
])('prose.sourced: «%s»', (source, wrong) => {
  expect(found(source)).toEqual([wrong])
})

test.each([
  [`Erano 7.886${cite} annunci.`, 'cited'],
  [`Erano 7.886${cite} annunci.\n\nOggi, dopo quei 7.886, sono meno.`, 'cited under the same heading'],
  [`<Brief>\n\n- Erano 7.886.\n\n</Brief>\n\n## Quante\n\nErano 7.886${cite}.`, 'in brief what is cited below'],
  ['Restano {props.euro(props.left({ tax: 21 }))} in due anni.', 'computed'],
  ['Mettiamo una casa a 150 €. A 150 € non si perde.', 'supposed, and the same again'],
  ['<Ledger caption="Un esempio">\n\n| Che cosa | Costo |\n|---|---|\n| Cambi | 350 € |\n\n</Ledger>', 'a table that is an example'],
  ['La stima è di 350 alloggi.', 'an estimate'],
  ['Il calcolo dà 4.350 €.', 'a calculation'],
  ['La nostra commissione è il 5%.', 'the house’s own'],
  ['L’incasso è di 25.000 €, le spese sono 10.000 €, la casa vale 200.000 €: duecentomila euro.', 'the example of the house’s accounts'],
  ['Il 21 novembre 2025, alle 7:30, con la linea 12 e la legge 431/1998.', 'no figure'],
])('prose.sourceless: «%s» is %s', (source) => {
  expect(found(source)).toEqual([])
})

test('prose.cited: a source that nobody cites', () => {
  expect(uncited(['uno', 'due'], new Set(['uno'])).map((finding) => finding.found)).toEqual(['«due»'])
})

const articles = globSync('src/content/articles/*.mdx').toSorted().map((name) => ({ name, source: readFileSync(name, 'utf8') }))

test('prose.sourced: every article, as it was written', () => {
  expect(articles.length).toBeGreaterThan(0)
  expect(unsourced(articles).map(({ found, place }) => `${found}, in «${place}»`)).toEqual([])
})

test('prose.cited: every source of the catalogue, by some article', () => {
  expect(uncited(Object.keys(catalogue), new Set(articles.flatMap(({ source }) => citedIn(source)))).map(({ found }) => found)).toEqual([])
})
