import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { about } from './support/about.ts'
import { articleModified, catalogue, citedIn, compileArticle, sourceProblems, standing } from './support/build.ts'
import { filesBelow } from './support/files.ts'
import { article, FILE, frontMatter } from './support/sample-article.ts'
import { readTable } from './support/table.ts'

const compile = (body: string) => compileArticle(FILE, article(body))
const source = { publisher: 'ANSA', title: 'letti e residenti', kind: 'press', date: '2023-09-09', address: 'https://ansa.example/a' } as const

test('sources.catalogue: every entry is whole', () => {
  expect(Object.keys(catalogue).length).toBeGreaterThan(100)
  expect(Object.entries(catalogue).flatMap(([id, entry]) => sourceProblems(id, entry))).toEqual([])
})

test('sources.catalogue: each id and each address once', () => {
  const entries = filesBelow('src/content/sources').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^  '?([\w-]+)'?: \{ publisher/gm)].map(([, id = '']) => id))
  const addresses = Object.values(catalogue).flatMap(({ address }) => address ?? [])
  expect(entries.toSorted()).toEqual(Object.keys(catalogue).toSorted())
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test.each(readTable('sources', 'Faults'))('sources.catalogue: $fault', ({ field, fault, expected }) => {
  const faulty = { ...source, ...(JSON.parse(fault!) as object) } as { id?: string } & typeof source
  expect(sourceProblems('ansa', source)).toEqual([])
  expect(sourceProblems(faulty.id ?? 'ansa', faulty)).toEqual([expect.stringMatching(new RegExp(`: ${field}: expected ${expected}, found `))])
})

test('sources.catalogue: without an address, where it can be found', () => {
  const { address: _, ...bare } = source
  expect(sourceProblems('ansa', bare)).toEqual([expect.stringContaining('where: expected')])
  expect(sourceProblems('ansa', { ...bare, where: "nell'archivio del giornale" })).toEqual([])
})

test('sources.laws: by their permalink', () => {
  const laws = Object.values(catalogue).filter(({ kind }) => kind === 'law')
  const permalink = /^https:\/\/(www\.normattiva\.it\/uri-res\/N2Ls\?urn:nir:stato:(legge|decreto\.legge|decreto\.legislativo|regio\.decreto|decreto\.del\.presidente\.della\.repubblica):\d{4}-\d\d-\d\d;\d+|eur-lex\.europa\.eu\/eli\/reg\/\d+\/\d+\/oj)$/
  expect(laws.length).toBeGreaterThan(8)
  expect(laws.filter(({ address = '' }) => !permalink.test(address))).toEqual([])
})

test.each([
  ['Uno.\n\nDue<Cite source="nessuna" />.\n\n<Sources />', `${FILE}:16: <Cite>: expected ids of src/content/sources, found «nessuna»`],
  ['Uno<Cite source="" />.\n\n<Sources />', `${FILE}:14: <Cite>: expected source="id", found none`],
  ['Uno<Cite source="letti-residenti" />.', `${FILE}:14: expected one <Sources /> for its citations, found 0`],
  ['Uno<Cite source="letti-residenti" />.\n\n<Sources />\n\n<Sources />', `${FILE}:18: expected one <Sources /> for its citations, found 2`],
  ['Uno<Cite source="letti-residenti" />.\n\n<Sources>\n\n- ANSA\n\n</Sources>', `${FILE}:16: <Sources>: expected <Sources />, which prints`],
])('sources.refused: «%s»', async (text, problem) => {
  await expect(compile(text)).rejects.toThrow(problem)
})

test('sources.cited, sources.order, sources.list: as the compiler writes them', async () => {
  const code = await compile('Uno<Cite source="gruppi-25-persone" />. Due<Cite source="letti-residenti gruppi-25-persone" />.\n\n<Sources />')
  const links = [...code.matchAll(/"?href"?: "(#\w+)",(?:\s+"?id"?: "(\w+)",)?(?:\s+"aria-label": "([^"]+)",)?/g)].map(([, ...parts]) => parts.filter(Boolean).join(' '))
  const [marks, back] = ['#f', '#c'].map((place) => links.filter((link) => link.startsWith(place))) as [string[], string[]]
  about('sources.order', () => expect.soft(marks.map((mark) => mark.split(' ')[0])).toEqual(['#f1', '#f1', '#f2']))
  about('sources.cited', () => expect.soft(marks.map((mark) => /^#f(\d+) c\w+ Fonte \1: (.*)/.exec(mark)?.[2])).toEqual(['LaPresse, 2024', 'LaPresse, 2024', 'ANSA Veneto, 2023']))
  about('sources.list', () => {
    expect.soft(marks.map((mark) => mark.split(' ')[1])).toEqual(['c1', 'c1b', 'c2'])
    expect.soft(back).toEqual(['#c1 Torna alla citazione 1a', '#c1b Torna alla citazione 1b', '#c2 Torna alla citazione 2'])
    expect(code.match(/"?id"?: "f\d"/g)).toHaveLength(2)
  })
})

test.each([['gruppi-25-persone', 'LaPresse, «Venezia, da oggi', 'persone»'], ['stop-kayak', 'Venetoeconomia, lo stop ai', 'Canal Grande']])('sources.list: the title of %s', async (id, opening, end) => {
  const code = await compile(`Uno<Cite source="${id}" />.\n\n<Sources />`)
  const name = [...code.matchAll(/children: \[?((?:"[^"]*"(?:, )?)+)\]?/g)].map(([, words = '']) => words.replaceAll(/", "|"/g, '')).find((words) => words.includes(opening))
  expect(name).toMatch(new RegExp(`${end}$`))
})

test.each([
  ['legge-199-2025', ', 30 dicembre 2025; pagina non riletta.'],
  ['airbnb-modello-unico', ', 2025.'],
  ['contributo-2026', ', gennaio 2026, fonte ufficiale.'],
  ['carnevale-2025', ', 3 dicembre 2024.'],
  ['presenze-2025', ', dati.'],
  ['family-trips', ', senza data.'],
  ['regione-veneto', ', fonte ufficiale; pagina non riletta.'],
])('sources.list: the date after %s, as far as it is known', async (id, details) => {
  expect((await compile(`Uno<Cite source="${id}" />.\n\n<Sources />`)).replaceAll('\u00A0', ' ')).toContain(`"${details}"`)
})

const read = { ...source, read: '2026-11-21' }
test('sources.read: until when, how many, and whether all are old', () => {
  expect(standing([source])).toEqual({ words: 'Fonti non rilette dopo la pubblicazione' })
  expect(standing([{ ...read, read: '2026-10-01' }, read, source])).toEqual({ read: '2026-11-21', words: '2 su 3' })
  expect(standing([read])).toEqual({ read: '2026-11-21', words: 'tutte' })
  expect(standing([{ ...read, date: '2022-05' }, { ...read, date: '2011' }])).toEqual({ read: '2026-11-21', words: 'tutte', newest: '2022' })
})

test.each([
  ['pescheria-2018 rialto-frutta-2022', 'Fonti rilette: tutte, l’ultima il 21 novembre 2026; la più nuova è del 2022.'],
  ['pescheria-2018 letti-residenti', 'Fonti rilette: tutte, l’ultima il 21 novembre 2026.'],
  ['regione-veneto', 'Fonti non rilette dopo la pubblicazione.'],
])('sources.read: under a text that cites %s', async (ids, printed) => {
  const code = await compile(`Uno<Cite source="${ids}" />.\n\n<Sources />`)
  const words = [...code.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word)
  const line = words.slice(words.findIndex((word) => word.startsWith('Fonti ')), words.indexOf('ol'))
  expect(line.filter((word) => !/^(?:time|\d{4}-.*)$/.test(word)).join('').replaceAll('\u00A0', ' ')).toBe(printed)
})

test('sources.read: those that the text cites, each once', () => {
  expect(citedIn('a<Cite source="b c" />, d<Cite source="c a" />')).toEqual(['b', 'c', 'a'])
})

test('sources.modified: the newest of its days', () => {
  const day = (body: string, ...fields: string[]) => articleModified(FILE, article(body, [...frontMatter, ...fields]))
  expect(day('Testo.')).toBe('2025-03-14')
  expect(day('Testo.', 'updated: { date: 2026-02-01, text: Novità }')).toBe('2026-02-01')
  expect(day('Testo<Cite source="letti-residenti" />.', 'updated: { date: 2026-02-01, text: Novità }')).toBe('2026-11-21')
})
