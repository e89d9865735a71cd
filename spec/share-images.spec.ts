// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { pressPlate } from './support/build.ts'
import { fill } from './support/product.ts'
import { dayPrint, publishedPages, rasterizer, setTitle, shareCard, withTitle, writePictures } from './support/published.ts'
import { articleRows, routeRows as routes } from './support/rows.ts'
import { readTable } from './support/table.ts'

const url = fill('{url}')
const brand = fill('{Product}')
const folder = temporaryFolder('share-')
const plate = pressPlate('home')
const SIGNATURE = '89504e470d0a1a0a'

let [pages, press]: [Awaited<ReturnType<typeof publishedPages>>, Awaited<ReturnType<typeof rasterizer>>] = [[], await rasterizer()]
beforeAll(async () => {
  pages = await publishedPages()
  await writePictures(folder, brand, pages.flatMap(({ share }) => share ?? []))
})

const pageAt = (path = '') => pages.find((page) => page.path === path)!
const cardOf = (title: string) => new DOMParser().parseFromString(shareCard({ brand, title, label: 'Firma', plate }, press.widthOf), 'application/xml')
const size = (png: Buffer) => [png.toString('hex', 0, 8), png.readUInt32BE(16), png.readUInt32BE(20)]

test.each(routes)('share-images.named, share-images.drawn: $path', ({ path }) => {
  const head = new DOMParser().parseFromString(pageAt(path).head, 'text/html')
  const content = (name: string) => head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  const image = content('og:image')!
  about('share-images.named', () => {
    expect.soft([content('og:image:width'), content('og:image:height'), content('twitter:card')]).toEqual(['1200', '630', 'summary_large_image'])
    expect.soft(content('og:image:alt')).toBe(head.title)
    expect(image).toMatch(`${url}/condivisione/`)
  })
  about('share-images.drawn', () => expect(size(readFileSync(join(folder, image.slice(url.length))))).toEqual([SIGNATURE, 1200, 630]))
})

test('share-images.named: each its own, none on the not-found page', () => {
  const images = pages.map(({ head }) => /og:image" content="([^"]+)"/.exec(head)?.[1])
  expect(new Set(images).size).toBe(routes.length + 1)
  expect(images.at(-1)).toBeUndefined()
})

test.each(routes)('share-images.words: $path', ({ path, heading }) => {
  const { author } = articleRows.find((row) => row.path === path) ?? { author: 'Venezia, Italia' }
  expect(pageAt(path).share).toMatchObject({ title: heading, label: author })
  const words = [...cardOf(heading!).querySelectorAll('text')].map(({ textContent }) => textContent)
  expect([words[0], words[1], words.slice(2).join(' ')]).toEqual([brand, 'Firma', heading])
})

// As long as a title may be.
const longest = 'Una casa a Cannaregio: quanto costa davvero tenerla aperta tutto l’anno'
test.each([...routes, { heading: longest }])('share-images.fit: $heading', ({ heading }) => {
  const card = cardOf(heading!)
  const number = (element: Element, name: string) => Number(element.getAttribute(name))
  const [, foot, ...lines] = [...card.querySelectorAll('text')]
  for (const line of lines) {
    const width = press.widthOf(line.textContent, `font-family="Cardo" font-size="${line.getAttribute('font-size')}"`)
    expect(number(line, 'x') + width).toBeLessThan(number(card.querySelector('svg svg')!, 'x') - 32)
  }
  expect(number(lines.at(-1)!, 'y')).toBeLessThan(number(foot!, 'y') - 60)
})

test.each(readTable('share-images'))('share-images.lines: $lines', ({ heading, lines }) => {
  const set = [...cardOf(heading!).querySelectorAll('text')].slice(2).map(({ textContent }) => textContent)
  expect(set.join(' / ')).toBe(lines)
})

test.each(routes)('share-images.lines: the size of «$heading»', ({ heading }) => {
  const { size } = readTable('share-images', 'Sizes').find(({ letters }) => heading!.length <= Number(letters))!
  const sizes = [...cardOf(heading!).querySelectorAll('text')].slice(2).map((line) => line.getAttribute('font-size'))
  expect(new Set(sizes)).toEqual(new Set([size]))
})

test.each(routes)('share-images.corner: $heading', ({ heading }) => {
  const card = cardOf(heading!)
  const [, foot, ...lines] = [...card.querySelectorAll('text')]
  const last = Number(lines.at(-1)!.getAttribute('y'))
  const tops = [...card.querySelectorAll('use[href$="-b"]')].map((pole) => Number(/translate\(\S+ ([\d.]+)\)/.exec(pole.getAttribute('transform')!)![1]))
  expect(tops).toHaveLength(3)
  expect(Math.min(...tops)).toBeGreaterThan(last + 20)
  expect(Math.min(...tops) - last).toBeLessThan(160)
  expect(Number(foot!.getAttribute('y'))).toBeGreaterThan(Math.max(...tops))
  // Under the foot's words: from edge to edge, down to the end.
  const waters = [...card.querySelectorAll('svg > path[fill]')].map((path) => /^M0 (\d+)h1200V630H0z$/.exec(path.getAttribute('d')!)?.[1]).filter((top) => top !== undefined)
  expect(waters.map((top) => Number(top) > Math.max(...tops) && Number(top) < Number(foot!.getAttribute('y')) - 20)).toEqual([true])
})

/** Of three letters at most. */
const loose = /^(?:il|lo|la|i|gli|le|un|una|uno|di|a|da|in|con|su|per|tra|fra|del|dei|al|ai|dal|dai|nel|nei|sul|sui|col)$/i
test.each(routes)('share-images.lines: no article or short preposition ends a line of «$heading»', ({ heading }) => {
  const set = [...cardOf(heading!).querySelectorAll('text')].slice(2, -1).map(({ textContent }) => textContent)
  expect(set.filter((line) => loose.test(line.split(' ').at(-1)!))).toEqual([])
})

test('share-images.lines: an article at the end rather than none', () => {
  const set = setTitle('Per la casa', { width: 400, height: 300 }, (words) => (words.length > 8 ? 9 : words.length / 2))
  expect(set.lines).toEqual(['Per la', 'casa'])
})

test('share-images.lines: a word that never fits stops the build', () => {
  expect(() => setTitle('Un abcdefghijkl', { width: 400, height: 300 }, (words) => words.length)).toThrow('«Un abcdefghijkl» does not fit at 50 px')
})

test('share-images.inks: no variable, no rule for the night', () => {
  const printed = dayPrint(plate)
  expect(plate).toMatch(/var\(--.*@media|@media.*var\(--/)
  expect(printed).not.toMatch(/var\(|--|@media|svg\{|svg:/)
  expect(printed).toContain('.k{fill:#10303a}')
  // The card itself: its plate, and the poles and the water under the title.
  expect(shareCard({ brand, title: 'Blog', label: 'Firma', plate }, press.widthOf)).not.toMatch(/var\(|--|@media|svg\{|svg:/)
  expect(new DOMParser().parseFromString(printed, 'application/xml').querySelectorAll('path').length).toBeGreaterThan(50)
})

test('share-images.store: what was stored is what is painted', async () => {
  const { title, label, name } = pageAt('/contatti').share!
  const again = temporaryFolder('share-')
  await writePictures(again, brand, [{ name, title, label }])
  const painted = withTitle(press.png(shareCard({ brand, title, label, plate: pressPlate('contatti') }, press.widthOf)), title)
  const [first, second] = [folder, again].map((place) => readFileSync(join(place, 'condivisione/contatti.png')))
  expect(second!.equals(painted)).toBe(true)
  expect(second!.equals(first!)).toBe(true)
})
