import { expect, test } from 'vitest'
import { type Cell, firstLooks, matrix, type MatrixSubject, nameOf, pictureOf, statesRun, whyNot, whyUnasked, medias, modes, statesOf, viewports } from './matrix.ts'
import { isDisputed, isViolation, merge } from './merge.ts'
import { coverPairs, pairsOf } from './pairs.ts'
import { cartesianProduct } from '../command/cartesian-product.ts'
import { page as auditPage } from './reports/page.ts'
import { finding, plain, resultWith } from './sample-result.ts'
import { ledLines } from './verdict.ts'
import { readTable } from '../../../spec/support/table.ts'

const paths = ['/', '/shop', '/shop/lamps', '/shop/chairs', '/about', '/about/team', '/news', '/news/first', '/news/second', '/contact']
const missing = '/gone'
const everyPage = [...paths, missing]
const isEach = (number: number) => (path: string) => everyPage.indexOf(path) % number === 0
const needs = (holds: (path: string) => boolean, reason: string) => ({ path }: { path: string }) => (holds(path) ? undefined : reason)
const own = { steps: [], seen: { path: '/', width: 390 } }
/** States of a made-up site: one for narrow windows, one that a script opens on one page, two for some pages. */
const states: MatrixSubject['states'] = {
  'menu open': { ...own, whyNot: ({ viewport }) => (viewport === '1280x800' ? 'the links stand in the header' : undefined) },
  'dialog open': { ...own, isScripted: true, whyNot: needs((path) => path === '/', 'only the home page has it') },
  'form invalid': { ...own, whyNot: needs(isEach(2), 'no form') },
  'tool in error': { ...own, isScripted: true, whyNot: needs(isEach(5), 'no tool') },
}
const facts: MatrixSubject = { pages: Object.fromEntries(everyPage.map((path) => [path, ''])), missing, states }
const all = cartesianProduct({ path: everyPage, media: medias, viewport: viewports, mode: modes, state: statesOf(facts) }) as Cell[]
const first = matrix(facts)

test('audit.pairs: each pair that can occur occurs, and no cell that cannot', () => {
  const { run, applicable } = first
  const possible = new Set(all.filter((cell) => !whyNot(cell, facts)).flatMap(pairsOf))
  const covered = new Set(run.flatMap(pairsOf))
  expect([...possible].filter((pair) => !covered.has(pair))).toEqual([])
  expect(run.filter((cell) => whyNot(cell, facts))).toEqual([])
  expect(run.length).toBeLessThan(applicable / 10)
})

test('audit.base: each page in light and dark, on a desk and in a hand, as it opens', () => {
  const names = new Set(first.run.map(nameOf))
  const wanted = everyPage.flatMap((path) => ['light', 'dark'].flatMap((media) => ['1280x800', '390x844'].map((viewport) => [path, media, viewport, 'plain', path === missing ? '404' : 'plain'].join(' · '))))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('audit.base: each state of a page in the first look and window that has it, and in a quick run no other', () => {
  const found = first.run.filter(({ path, media, mode }) => path === '/' && media === 'light' && mode === 'plain')
  expect(found).toEqual(expect.arrayContaining([{ ...plain, state: 'menu open' }, { ...plain, viewport: '1280x800', state: 'dialog open' }, { ...plain, viewport: '1280x800', state: 'form invalid' }]))
  expect(matrix(facts, everyPage, true).run).toEqual(firstLooks(first.run))
})

test('audit.looks: those of the chapter, and its windows', () => {
  expect([...medias]).toEqual(readTable('audit', 'Looks').map(({ look }) => look))
  expect([...viewports]).toEqual(readTable('audit', 'Windows').map(({ window: size }) => size))
})

test('audit.pictures: each cell has a picture of its own, under a name that every disk takes', () => {
  const names = ['/a/b', '/a_b', `/${encodeURIComponent('кошка'.repeat(40))}/1`, `/${encodeURIComponent('кошка'.repeat(40))}/2`].map((path) => pictureOf({ ...plain, path }))
  expect(new Set(names).size).toBe(4)
  expect(names.filter((name) => !/^pictures\/[\w-]{1,120}\.jpg$/.test(name))).toEqual([])
})

test('audit.pairs: the same cells each time, none twice; each where there is one dimension', () => {
  const names = first.run.map(nameOf)
  expect(matrix(facts).run.map(nameOf)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
  const six = cartesianProduct({ a: ['1', '2'], b: ['x', 'y', 'z'] })
  expect([coverPairs(six), coverPairs(six, six.slice(0, 4)), coverPairs(six, six)].map(({ length }) => length)).toEqual([6, 2, 0])
})

test('audit.reasons: every cell is run or says why not', () => {
  const { applicable, notApplicable } = first
  expect(applicable + Object.values(notApplicable).reduce((sum, count) => sum + count, 0)).toBe(all.length)
  const shop = { ...plain, path: '/shop' }
  expect(whyNot(shop, facts)).toBeUndefined()
  expect(whyNot({ ...shop, state: 'dialog open' }, facts)).toMatch(/home page/)
  expect(whyNot({ ...shop, state: 'menu open', mode: 'print' }, facts)).toMatch(/paper/)
  expect(whyNot({ ...plain, path: '/', state: 'dialog open', mode: 'no JavaScript' }, facts)).toMatch(/script/)
  expect(whyNot({ ...plain, path: missing }, facts)).toMatch(/404/)
})

test('audit.questions: a page has each state in which it was looked at, of wide windows too', () => {
  const wide = { ...own, whyNot: ({ viewport }: { viewport: string }) => (viewport === '1280x800' ? undefined : 'the window is narrow') }
  const { run } = matrix({ ...facts, states: { ...states, 'panel open': wide } })
  expect([statesRun(run, '/', [...Object.keys(states), 'panel open']), statesRun(run, '/shop', Object.keys(states))]).toEqual([['menu open', 'dialog open', 'form invalid', 'tool in error', 'panel open'], ['menu open']])
})

test('audit.unasked: no pointer on paper, no contrast of the page under the reader’s own colours', () => {
  const asked = (changed: Partial<Cell>) => ['1.4.1', '1.4.3', '1.4.6', '1.4.11', '2.4.5', '2.5.5', '2.5.8'].filter((criterion) => !whyUnasked({ ...plain, ...changed }, criterion))
  expect(asked({})).toHaveLength(7)
  expect(asked({ mode: 'print' })).toEqual(['1.4.1', '1.4.3', '1.4.6', '1.4.11', '2.4.5'])
  for (const media of ['forced colours', 'dark, forced colours'] as const) expect(asked({ media })).toEqual(['1.4.1', '1.4.11', '2.4.5', '2.5.5', '2.5.8'])
  expect(whyUnasked({ ...plain, mode: 'print' }, '2.5.8')).toBe('paper takes no pointer')
})

test('audit.merge: one row per element and criterion, the worst verdict of each engine', () => {
  const rows = merge([finding(), finding({ engine: 'ibm', rule: 'other', kind: 'review' }), finding({ kind: 'review' }), finding({ element: '/html[1]' })])
  expect(rows.map(({ criterion, element }) => [criterion, element])).toEqual([['1.4.3', '/html[1]'], ['1.4.3', '/html[1]/body[1]']])
  expect(rows[1]!.verdicts).toEqual({ axe: 'violation', ibm: 'review' })
  expect(rows[1]!.rules).toEqual(['axe:contrast', 'ibm:other'])
})

test('audit.merge: a violation that another engine does not see is disputed', () => {
  const [row] = merge([finding(), finding({ engine: 'alfa' })])
  expect([isViolation(row!), isDisputed(row!, ['axe', 'alfa']), isDisputed(row!, ['axe', 'alfa', 'ibm'])]).toEqual([true, false, true])
})

test('audit.merge: the report has a row for each element on which the engines disagree, with what each says of it', () => {
  const disputed = merge([finding(), finding({ engine: 'ibm', rule: 'text', kind: 'review' })])
  const { cells, ...rest } = resultWith([], { disputed })
  const twice = auditPage({ ...rest, cells: [...cells, { ...cells[0]!, cell: { ...cells[0]!.cell, media: 'dark' } }] })
  expect(twice).toContain('1 element on which one engine reports a fault and another sees none')
  expect(twice.match(/axe: violation, ibm: review/g)).toHaveLength(1)
  expect(auditPage(resultWith([]))).toContain('0 elements on which one engine')
})

test('audit.settled: a page that led elsewhere by itself is told once, in the lines and in the report', () => {
  const { cells } = resultWith([], { led: '/steps' })
  const lines = ledLines([...cells, ...cells, ...resultWith([]).cells])
  expect(lines).toEqual(['/news was asked for, and the page led to /steps by itself.'])
  expect(auditPage({ ...resultWith([]), limits: lines })).toContain(`<li>${lines[0]}</li>`)
})
