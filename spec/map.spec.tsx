import { brotliCompressSync } from 'node:zlib'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bearing, metresBetween, metresFromLine, metresFromShore, readMap, strokesOf, sunsetBearing } from './support/map.ts'
import { pieces, places, views } from './support/map-places.ts'
import { mapSheet, visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const sheet = await mapSheet()
const { leadersOf, linesOf, spotsOf, writtenOf } = readMap(sheet)
const positionOf = (name: string) => places.find(({ place }) => place === name)!.at

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
