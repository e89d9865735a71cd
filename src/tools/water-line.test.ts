import { expect, test } from 'vitest'
import { linesBetween, routeProblems } from './water-line.ts'
import { stops, waterLines, type Stop } from './water-lines.ts'

const lines = (from: Stop, to: Stop) =>
  linesBetween(from, to).map((route) => route.map(({ line }) => line.name).join(' + '))
const everyWay = stops.flatMap((from) => stops.filter((to) => to !== from).map((to) => ({ from, to, routes: linesBetween(from, to) })))

test.each<[Stop, Stop, string[]]>([
  ['Piazzale Roma', 'Rialto', ['2', '1']],
  ['Ferrovia', 'San Marco', ['2', '1']],
  ['Rialto Mercato', 'Lido', ['1']],
  ['San Zaccaria', 'San Marco', ['1']],
  ['Rialto', 'Redentore', ['2']],
  ['Ferrovia', 'Murano', ['3', '4.2']],
  ['Murano', 'Ferrovia', ['3', '4.1']],
  ['Ferrovia', 'Guglie', ['4.2', '5.2']],
  ['Guglie', 'Ferrovia', ['4.1', '5.1']],
  ['Fondamente Nove', 'Burano', ['12']],
  ['Burano', 'Torcello', ['9']],
  ['San Zaccaria', 'Murano', ['7', '4.1']],
  ['San Zaccaria', 'Punta Sabbioni', ['14']],
  ['Fondamente Nove', 'Sant’Erasmo', ['13']],
])('water-line: from %s to %s directly', (from, to, expected) => {
  expect(lines(from, to).toSorted()).toEqual(expected.toSorted())
})

test.each<[Stop, Stop, string]>([
  ['Ferrovia', 'Burano', '3 + 12'],
  ['Rialto', 'Burano', '2 + 3 + 12'],
  ['Rialto', 'Murano', '2 + 3'],
  ['Accademia', 'Redentore', '1 + 4.2'],
  ['Fondamente Nove', 'Torcello', '12 + 9'],
])('water-line: from %s to %s by %s', (from, to, expected) => {
  expect(lines(from, to)[0]).toBe(expected)
})

test('water-line: the change is where both lines stop', () => {
  expect(linesBetween('Ferrovia', 'Burano')[0]).toMatchObject([
    { line: { name: '3' }, from: 'Ferrovia', to: 'Murano', count: 1 },
    { line: { name: '12' }, from: 'Murano', to: 'Burano', count: 1 },
  ])
})

const isWhole = ({ from, to, routes }: (typeof everyWay)[number]) =>
  routes.length > 0 &&
  routes.every((route) => route[0]?.from === from && route.at(-1)?.to === to && route.every((leg, index) => index === 0 || leg.from === route[index - 1]?.to))

test('water-line: every stop is reached from every other, with at most three changes', () => {
  expect(everyWay.filter((way) => !isWhole(way))).toEqual([])
})

test('water-line: direct lines are all told, with changes the three shortest ways', () => {
  expect(lines('Ferrovia', 'Piazzale Roma')).toEqual(['1', '2', '3', '4.1', '5.1'])
  expect(lines('Piazzale Roma', 'Burano')).toEqual(['3 + 12', '4.2 + 12', '5.2 + 12'])
  const most = everyWay.filter(({ routes: [first] }) => first!.length > 1).map(({ routes }) => routes.length)
  expect(Math.max(...most)).toBe(3)
})

test('water-line: nobody changes to the line that he is on', () => {
  expect(lines('San Tomà', 'San Giorgio')).toEqual(['1 + 2'])
})

test('water-line: the way back takes as many changes', () => {
  const legs = new Map(everyWay.map(({ from, to, routes }) => [`${from} → ${to}`, routes[0]?.length]))
  expect(everyWay.filter(({ from, to }) => legs.get(`${from} → ${to}`) !== legs.get(`${to} → ${from}`))).toEqual([])
})

test('water-line: the specification’s lines are there, with stops that are on the list', () => {
  const names = ['1', '2', '4.1', '4.2', '5.1', '5.2', '7', '12']
  expect(waterLines.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(new Set(waterLines.flatMap((line) => line.stops))).toEqual(new Set(stops))
})

test.each([
  ['no stops', {}, ['from', 'to']],
  ['an unknown departure', { from: 'Atlantide', to: 'Lido' }, ['from']],
  ['an empty arrival', { from: 'Lido', to: '' }, ['to']],
  ['the same stop twice', { from: 'Lido', to: 'Lido' }, ['to']],
  ['two stops', { from: 'Lido', to: 'Burano' }, []],
])('water-line: %s', (_, input, fields) => {
  expect(routeProblems(input).map(({ field }) => field)).toEqual(fields)
})
