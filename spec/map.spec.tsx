import { brotliCompressSync } from 'node:zlib'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bearing, metresBetween, metresFromLine, metresFromShore, type Position, project, readMap, strokesOf, sunsetBearing } from './support/map.ts'
import { mapSheet, visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const sheet = await mapSheet()
const { leadersOf, linesOf, spotsOf, discsOf, breadthOf, writtenOf } = readMap(sheet)
const places = readTable('map', 'Places').map((row) => ({ ...row, at: [Number(row.longitude), Number(row.latitude)] as Position }) as Record<string, string> & { at: Position })
const positionOf = (name: string) => places.find(({ place }) => place === name)!.at
const views: Record<string, string> = { 'sestieri-segreti': 'sestieri', 'venezia-bambini': 'bambini', 'navigare-laguna': 'laguna', 'venezia-tramonto': 'tramonto' }
const pieces = Object.entries(views).map(([guide, view]) => ({ guide, view, marked: places.filter((row) => row.guide === guide) }))

test('map.file: one file, of 12 KB at most', async () => {
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(12 * 1024)
  const files = new Set<string>()
  for (const path of ['/ospite', ...Object.keys(views).map((guide) => `/blog/${guide}`)]) {
    const { container, unmount } = await visit(path)
    const pictures = [...container.querySelectorAll('img[src*="/mappa"]')]
    const shown = [...pictures.map((image) => image.getAttribute('src')!), ...pictures.flatMap((image) => [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map((source) => source.srcset))].map((address) => address.split('#')[0]!)
    expect(new Set(shown).size).toBe(1)
    files.add(shown[0]!)
    unmount()
  }
  expect(files.size).toBe(1)
})

test.each(places)('map.places: $place', ({ guide, place, at, in: shore }) => {
  const order = places.filter((row) => row.guide === guide).findIndex((row) => row.place === place)
  expect(metresBetween(spotsOf(views[guide!]!)[order]!, at)).toBeLessThan(40)
  expect(metresFromShore(shore!, at)).toBeLessThan(40)
})

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII']
const walks = readTable('map', 'Ways').filter(({ way }) => /^[A-Z]$/.test(way!))

test.each(pieces)('map.marked: what stands beside each place of $guide', ({ guide, view, marked }) => {
  const counted = walks.flatMap(({ stops }) => stops!.split(', ').slice(1).map((place, index) => [place, `${index + 1}`] as const))
  const wanted = guide === 'venezia-bambini' ? counted : marked.map(({ place }, index) => [place!, ROMAN[index]!] as const)
  const leaders = new Map(leadersOf(view).map(({ from, to }) => [to, from]))
  const found = writtenOf(view).boards.map(({ at, strokes }) => {
    const from = leaders.get(at.join())
    return [from && marked.find((row) => metresBetween(from, row.at) < 40)?.place, strokes] as const
  })
  expect(found).toEqual(wanted.map(([place, numeral]) => [place, strokesOf(numeral)]))
})

test.each(pieces)('map.marked: $guide', async ({ guide, view, marked }) => {
  expect(spotsOf(view)).toHaveLength(marked.length)
  const { container } = await visit(`/blog/${guide}`)
  const figure = container.querySelector('figure:has(img[src*="/mappa"])')!
  expect(figure.querySelector('source')?.getAttribute('srcset') ?? figure.querySelector('img')!.getAttribute('src')).toMatch(new RegExp(`#${view}$`))
  const names = [...figure.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(names).toEqual(guide === 'venezia-bambini' ? [] : marked.map(({ place }) => place))
  for (const { place } of marked) expect(container.querySelector('article')).toHaveTextContent(place!)
})

test.each(walks)('map.marked: walk $way in the order of its table', async ({ way, stops }) => {
  const { container } = await visit('/blog/venezia-bambini')
  const caption = screen.getByText(new RegExp(`^Itinerario ${way},`), { selector: 'caption' })
  const heads = [...caption.closest('table')!.querySelectorAll('tbody tr')].map((row) => row.firstElementChild!.textContent.replaceAll('\u00A0', ' '))
  const names = stops!.split(', ').map((name, index) => expect.stringMatching(new RegExp(`^${index === 0 ? way : index}\\) (Campo )?${name}$`)) as string)
  expect(heads).toEqual(names)
  expect(container.querySelector('figure:has(img[src*="/mappa"]) :is(figcaption, div)')).toHaveTextContent('le tappe hanno i numeri delle tabelle')
})

const drawn = (view: string, names: string[]) => linesOf(view).slice(0, names.length).map((line, index) => [names[index]!, line] as const)
const ways = new Map([...drawn('bambini', ['A', 'B', 'C']), ...drawn('laguna', ['12', '9', '13', '20', '14'])])

test.each(readTable('map', 'Ways'))('map.ways: $way by its stops', ({ way, stops }) => {
  for (const stop of stops!.split(', ')) expect(metresFromLine(ways.get(way!)!, positionOf(stop)), stop).toBeLessThan(60)
})

/** Where a piece is narrowest, or whole and in two, how many pixels that many of its units are. */
function* shownAs(view: string, units: number) {
  const halved = readTable('map', 'Halves').find(({ guide }) => views[guide!] === view)
  yield (units * (halved ? 592 : 390)) / breadthOf(view)[1]
  if (halved) yield (units * 390) / Number(halved.shown)
}

test.each([['laguna', 7, places.filter(({ guide }) => guide === 'navigare-laguna').length], ['bambini', 3, 12]] as const)('map.signs: the ways of «%s»', (view, ...counts) => {
  const { signs, boards } = writtenOf(view)
  expect([signs.length, boards.length]).toEqual(counts)
  for (const { at: [x, y], down: radius, height } of signs) {
    expect(Math.min(...shownAs(view, height))).toBeGreaterThanOrEqual(9)
    const toBoards = boards.map(({ at, across, down }) => Math.hypot(Math.max(0, Math.abs(x - at[0]) - across), Math.max(0, Math.abs(y - at[1]) - down)))
    const toSpots = spotsOf(view).map(project).map(([right, below]) => Math.hypot(x - right, y - below) - 7)
    expect(Math.min(...toBoards, ...toSpots), `of the disc at ${x}, ${y}`).toBeGreaterThanOrEqual(radius)
  }
})

test.each(pieces)('map.spots: $view', ({ view }) => {
  const spots = spotsOf(view).map(project)
  for (const [index, [x, y]] of spots.entries()) {
    const apart = spots.slice(index + 1).map(([right, below]) => Math.hypot(x - right, y - below))
    expect(Math.min(...apart), `units from ${index + 1} to the next of the sheet`).toBeGreaterThanOrEqual(9)
  }
  expect(discsOf(view).join('')).toMatch(/^(paper)+(red)+$/)
})

test.each(pieces)('map.boards: $view', ({ view }) => {
  const { boards } = writtenOf(view)
  const spots = spotsOf(view).map(project)
  expect(boards.length).toBeGreaterThan(0)
  for (const [index, { at: [x, y], across, down, height }] of boards.entries()) {
    expect(Math.min(...shownAs(view, height)), `numeral ${index + 1}`).toBeGreaterThanOrEqual(9)
    const under = boards.filter((other, at) => at !== index && Math.abs(x - other.at[0]) < across + other.across && Math.abs(y - other.at[1]) < down + other.down)
    const hidden = spots.filter(([right, below]) => Math.hypot(Math.max(0, Math.abs(right - x) - across), Math.max(0, Math.abs(below - y) - down)) < 4.5)
    expect([under.map(({ at }) => at), hidden], `on the board at ${x}, ${y}`).toEqual([[], []])
  }
})

test.each(readTable('map', 'Halves'))('map.halves: what the piece of $guide marks is whole in one of the two, and in the other not at all', ({ guide, breadth, shown }) => {
  const view = views[guide!]!
  const [left, width] = breadthOf(view)
  expect(width).toBe(Number(breadth))
  const edges = { ovest: left, est: left + width - Number(shown) }
  const marksOf = (piece: string) => {
    const { signs, boards } = writtenOf(piece)
    return { names: [...signs, ...boards].map(({ at }) => at.join()), spots: spotsOf(piece).map(String), lines: linesOf(piece).map(String) }
  }
  const halves = Object.entries(edges).map(([side, edge]) => {
    const piece = `${view}-${side}`
    expect(breadthOf(piece), piece).toEqual([edge, Number(shown)])
    const { signs, boards } = writtenOf(piece)
    const marks = [...[...signs, ...boards].map(({ at: [x], across }) => [x - across, x + across]), ...spotsOf(piece).map((at) => project(at)[0]).map((x) => [x - 7, x + 7]), ...linesOf(piece).flat().map((at) => [project(at)[0]])]
    expect(marks.length, piece).toBeGreaterThan(0)
    expect(marks.filter((ends) => ends.some((x) => x < edge || x > edge + Number(shown))), `cut in ${piece}; from left to right, in units of the sheet`).toEqual([])
    // A numeral may stand beside its place, a line begins at it.
    const spots = spotsOf(piece)
    const leaders = leadersOf(piece)
    expect(leaders.map(({ to }) => to), `${piece}: where a line of ink ends`).toEqual(boards.map(({ at }) => at.join()))
    for (const { from } of leaders) expect(Math.min(...spots.map((spot) => metresBetween(spot, from))), `${piece}: metres from where a line of ink begins to a place`).toBeLessThan(60)
    for (const [from] of linesOf(piece)) expect(Math.min(...spots.map((spot) => metresBetween(spot, from!))), `${piece}: metres from where a line begins to a place`).toBeLessThan(60)
    return marksOf(piece)
  })
  const whole = marksOf(view)
  for (const kind of ['names', 'spots', 'lines'] as const) expect(halves.flatMap((marks) => marks[kind]).toSorted(), kind).toEqual(whole[kind].toSorted())
})

test.each(readTable('map', 'Sunsets'))('map.sunsets: $place, on the 15th of month $month', ({ place, month }) => {
  const line = linesOf('tramonto').find(([from]) => metresBetween(from!, positionOf(place!)) < 40)!
  expect(Math.abs(bearing(line[0]!, line[1]!) - sunsetBearing({ year: 2027, month: Number(month), day: 15 }))).toBeLessThan(4)
})

test('map.sestieri: each name a link to its walk', async () => {
  const { unmount } = await visit('/ospite')
  const map = screen.getByRole('heading', { level: 1 }).closest('header')!.nextElementSibling as HTMLElement
  const links = within(map).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')!.split('#')] as const)
  expect(new Set(links.map(([name]) => name))).toEqual(new Set(['Cannaregio', 'Castello', 'Dorsoduro', 'San Polo', 'Santa Croce', 'San Marco']))
  unmount()
  await visit('/blog/sestieri-segreti')
  for (const [name, [path, id]] of links) {
    expect(path).toBe('/blog/sestieri-segreti')
    expect(document.getElementById(id!)).toHaveTextContent(new RegExp(`^${name},`))
  }
})
