import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { attribute, type Part } from './jsx.ts'
import { tables } from './tables.ts'
import { visit } from './visit.ts'

const element = (tagName: string, children: ElementContent[] = [], properties: Element['properties'] = {}): Element => ({ type: 'element', tagName, properties, children })
const word = (value: string): ElementContent => ({ type: 'text', value })
const computed = { type: 'mdxTextExpression', value: 'props.euro(2)' } as unknown as ElementContent
const row = (kind: string, ...cells: (string | ElementContent)[]) =>
  element('tr', cells.flatMap((cell) => [word('\n'), element(kind, [typeof cell === 'string' ? word(cell) : cell])]))
const table = (head: Element, ...rows: Element[]) => element('table', [element('thead', [head]), word('\n'), element('tbody', rows)])
const change = (...children: unknown[]) => tables()({ type: 'root', children } as Root, { path: 'a.mdx' })
const shown = ({ children }: Element) => children.filter((child) => child.type === 'element').map(({ tagName, properties }) => [tagName, properties])

test('tables: rows and columns have their headers, and no style', () => {
  const head = element('tr', [element('th', [word('Voce')]), element('th', [word('Nota')], { align: 'center' })])
  const line = element('tr', [element('td', [word('Luce')]), element('td', [word('poca')], { align: 'center' })])
  const empty = element('tr')
  change(table(head, line, empty))
  expect(shown(head)).toEqual([['th', { scope: 'col' }], ['th', { 'scope': 'col', 'data-align': 'center' }]])
  expect(shown(line)).toEqual([['th', { scope: 'row' }], ['td', { 'data-align': 'center' }]])
  expect(shown(empty)).toEqual([])
})

test('tables: of three columns each value knows its own, and figures stand at the right', () => {
  const head = row('th', 'Voce', element('i', [word('Quota')]), 'Nota')
  const [first, second] = [row('td', '1', '20%', 'al portale'), row('td', '2', computed, '3')]
  change(table(head, first, second))
  expect(shown(head)[1]).toEqual(['th', { 'scope': 'col', 'data-align': 'right' }])
  expect(shown(first)).toEqual([
    ['th', { 'scope': 'row', 'data-label': 'Voce' }],
    ['td', { 'data-align': 'right', 'data-label': 'Quota' }],
    ['td', { 'data-label': 'Nota' }],
  ])
  expect(shown(second)[1]).toEqual(['td', { 'data-align': 'right', 'data-label': 'Quota' }])
})

test.each([
  ['4 (4.1/4.2)', '12', 'Linea'],
  ['0%', computed, 'Linea'],
  ['24 ore', '12', undefined],
])('tables: the headings %s and %s know their column: %s', (one, other, label) => {
  const [first, second] = [row('td', one, 'a', 'b'), row('td', other, 'a', 'b')]
  change(table(row('th', 'Linea', 'Da', 'A'), first, second))
  expect([first, second].map((line) => (shown(line)[0]![1] as Element['properties'])['data-label'])).toEqual([label, label])
})

test('tables: a computed head could not be told beside its values', () => {
  expect(() => change(table(row('th', 'Voce', computed, 'Nota'), row('td', 'Luce', '1', 'x')))).toThrow(
    /^a\.mdx: table: expected plain words at the head of column 2$/,
  )
})

test('tables: that of a ledger is the part itself', () => {
  const inner = table(row('th', 'Voce', 'Euro'), row('td', 'Luce', '1'))
  const ledger = { type: 'mdxJsxFlowElement', name: 'Ledger', attributes: [], children: [inner] }
  const other = { type: 'mdxJsxFlowElement', name: 'Callout', attributes: [], children: [table(row('th', 'Voce'))] }
  change(ledger, other)
  expect(ledger.children.map(({ tagName }) => tagName)).toEqual(['thead', 'tbody'])
  expect(other.children.map(({ tagName }) => tagName)).toEqual(['table'])
})

const breadth = (...rows: (string | ElementContent)[][]) => {
  const [heads = [], ...lines] = rows
  const ledger = { type: 'mdxJsxFlowElement', name: 'Ledger', attributes: [] as { name: string; value: string | null }[], children: [table(row('th', ...heads), ...lines.map((cells) => row('td', ...cells)))] }
  change(ledger)
  return ledger.attributes.map(({ name, value }) => (value ? `${name} ${value}` : name)).join()
}
const HEADS = ['Voce', 'Quota', 'Euro']

test.each([
  ['figures, and headings of three lines', 'narrow', [HEADS, ['Meno la cedolare al 26% del primo anno', computed, '15.000 €']]],
  ['two columns have nothing to keep', '', [['Voce', 'Euro'], ['Luce', '1']]],
  ['no row', '', [[]]],
  ['a word stays whole: 13, 13 and 13 letters', 'narrow', [HEADS, ['assicurazione', 'straordinaria', 'straordinaria']]],
  ['a letter more', '', [HEADS, ['assicurazioni.', 'straordinaria', 'straordinaria']]],
  ['a word of a head too', 'lean first', [['Voce', 'Quota', 'straordinariamente'], ['assicurazione', 'straordinaria', 'x']]],
  ['half of the longest cell: 4, 12 and 23 letters', 'narrow', [HEADS, ['Luce', 'a un mese e a tre meno.', 'fra il pontile e il portone di ca’ nuova, e la'.slice(0, 46)]]],
  ['a letter more, of half', 'lean last', [HEADS, ['Luce', 'a un mese e a tre meno.', 'fra il pontile e il portone di ca’ nuova, e la r'.slice(0, 47)]]],
  ['what is short stays whole: 9, 18 and 12 letters', 'narrow', [HEADS, ['Redentore', 'terza domenica di luglio e il sabato', '17-18 luglio']]],
  ['a letter more beside it', 'lean first', [HEADS, ['Redentore', 'terza domenica di luglio e il sabato p', '17-18 luglio']]],
  ['four columns of computed figures', 'narrow', [[...HEADS, 'Resta'], ['Luce', computed, computed, computed]]],
  ['a figure stays whole', '', [HEADS, ['Luce', '1.000.000.000.000 €', '1.000.000.000.000 €']]],
] as const)('tables.narrow: %s', (_, told, rows) => {
  expect(breadth(...(rows as unknown as (string | ElementContent)[][]))).toBe(told)
})

test.each([
  ['15 letters and 10', 'lean first', ['x'.repeat(15), 'x'.repeat(10)]],
  ['one less', '', ['x'.repeat(14), 'x'.repeat(10)]],
  ['the other way', 'lean last', ['x'.repeat(10), 'x'.repeat(15)]],
  ['figures before words', '', ['12', 'x'.repeat(30)]],
  ['two columns of figures', '', ['1.000.000.000 €', '100.000 €']],
] as const)('tables.across: of two columns of words the one that has more to say, %s', (_, told, values) => {
  expect(breadth(['Voce', 'Quota', 'Euro'], ['straordinariamente', ...values])).toBe(told)
})

const wide = (letters: number) => 'a '.repeat(letters)
test.each([
  ['four columns of 4, 20, 20 and 20 letters', '', [[...HEADS, 'Resta'], ['Luce', wide(20), wide(20), wide(20)]]],
  ['a letter more', 'broad', [[...HEADS, 'Resta'], ['Luce', wide(20), wide(20), wide(21)]]],
  ['three columns', '', [HEADS, ['Luce', wide(40), wide(40)]]],
] as const)('tables.broad: %s', (_, told, rows) => {
  expect(breadth(...(rows as unknown as string[][]))).toBe(told)
})

const marked = (marks: string[], ...lines: (string | ElementContent)[][]) => {
  const attributes = marks.map((name) => ({ type: 'mdxJsxAttribute', name, value: null }))
  const ledger = { type: 'mdxJsxFlowElement', name: 'Ledger', attributes, children: [table(row('th', 'Mese', 'Notti'), ...lines.map((cells) => row('td', ...cells)))] }
  change(ledger)
  return ledger
}
const drawn = (...lines: (string | ElementContent)[][]) => marked(['drawn'], ...lines)

test('tables.drawn: each heading gets a bar, a hundredth for each of the largest', () => {
  const ledger = drawn(['Gennaio', '19.300'], ['Luglio', '43.600'], ['Mai', '0'])
  const bars: unknown[] = []
  visit<Element>(ledger, 'element', ({ tagName, children }) => {
    if (tagName === 'th') for (const child of children) if ((child.type as string) === 'mdxJsxTextElement') bars.push(attribute(child as unknown as Part, 'share'))
  })
  expect(bars).toEqual(['44', '100'])
  expect(ledger.attributes, 'the mark is for the build alone').toEqual([])
})

test('tables.drawable: nothing but noughts cannot be drawn', () => {
  expect(() => drawn(['Gennaio', '0'])).toThrow(/^a\.mdx: <Ledger drawn>: expected a figure above 0, found none$/)
})

test('tables.drawable: a sum cannot be drawn, which is as long as all the others', () => {
  const lines = [['Gennaio', '19.300'], ['In tutto', '19.300']]
  expect(() => marked(['drawn', 'total'], ...lines)).toThrow(/^a\.mdx: <Ledger drawn total>: expected one of the two/)
  expect(() => marked(['total'], ...lines)).not.toThrow()
})

test.each([
  ['Undiciuomin', 'found «Undiciuomin»'],
  [computed, 'found «mdxTextExpression»'],
])('tables.drawable: a heading that would stand on its bar cannot be drawn, as %s', (heading, found) => {
  expect(() => drawn([heading, '19.300'])).toThrow(new RegExp(String.raw`^a\.mdx: <Ledger drawn>: expected headings in plain letters, 10 at most, ${found}$`))
  expect(() => drawn(['Dieciuomin', '19.300'])).not.toThrow()
})

test.each([
  ['words', [['Gennaio', 'molte']], 'found «molte»'],
  ['what is computed', [['Gennaio', computed]], 'found «mdxTextExpression»'],
  ['three columns', [['Gennaio', '1', '2']], 'found «1» and 1 more'],
] as const)('tables.drawable: %s cannot be drawn', (_, lines, found) => {
  expect(() => drawn(...(lines as unknown as (string | ElementContent)[][]))).toThrow(new RegExp(String.raw`^a\.mdx: <Ledger drawn>: expected two columns, the second of typed figures, ${found}$`))
})
