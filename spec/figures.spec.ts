// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { isToScale, polesOf } from './support/poles.ts'
import { publishedPages } from './support/published.ts'
import { readable } from './support/readable.ts'
import { articleRows } from './support/rows.ts'
import { hands, heightAtHalfPastFive, middles, read, sunsetBearing } from './support/sun-dial.ts'

const documents = new Map<string, Document>()
beforeAll(async () => {
  for (const { path, body } of await publishedPages()) documents.set(path, new DOMParser().parseFromString(body, 'text/html'))
})

const dial = () => documents.get('/blog/venezia-tramonto')!.querySelector('[aria-label^="Altezza del sole"]')!
const fifteenth = (month: number) => ({ year: 2027, month, day: 15 })
const near = ([x, y]: [number, number], [otherX, otherY]: [number, number]) => Math.hypot(x - otherX, y - otherY) < 0.5

test('figures.suns: twelve, each as high as the sun at 17:30, with its hand towards the sunset', () => {
  const suns = middles(dial(), '[class="c Ke"], [class="k Ce"]').filter((place) => hands(dial()).some(({ from }) => near(from, place)))
  expect(suns).toHaveLength(12)
  expect([...dial().querySelectorAll('path.r')].filter((path) => path.getAttribute('class') !== 'r Ce'), 'red without an edge').toEqual([])
  expect(suns.map((place) => Math.round(read(place).months) % 12).toSorted((one, other) => one - other), 'one for each month').toEqual(Array.from({ length: 12 }, (_, month) => month))
  for (const place of suns) {
    const { months, height } = read(place)
    const day = fifteenth(Math.round(months) % 12 + 1)
    expect(Math.abs(months - Math.round(months))).toBeLessThan(0.02)
    expect(Math.abs(height - heightAtHalfPastFive(day)), `month ${day.month}`).toBeLessThan(0.2)
    const { bearing } = hands(dial()).find(({ from }) => near(from, place))!
    expect(Math.abs(bearing - sunsetBearing(day)), `month ${day.month}`).toBeLessThan(1)
  }
})

test('figures.months: the picture’s name says what the table says', () => {
  const rows = [...documents.get('/blog/venezia-tramonto')!.querySelector('table')!.querySelectorAll('tbody tr')]
  const said = rows.map(({ children }) => {
    const [month, , , height, direction] = [...children].map(({ textContent }) => textContent)
    return `${month!.toLowerCase()}: ${height}, ${/\d+°/.exec(direction!)![0]}`
  })
  expect(said).toHaveLength(12)
  expect(dial().getAttribute('aria-label')!.split('. In ')[1]!.split('; ')).toEqual(said)
})

/** Minutes since midnight of a place on the quay, and of the clock times that the picture tells. */
const minutesAt = (x: number) => 6 * 60 + ((x - 30) * 18 * 60) / 360
const clock = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1])

test('figures.hours: the sun where all is open, each article its own', () => {
  const skies = [...documents.values()].flatMap((page) => [...page.querySelectorAll('svg[role=img][aria-label*=": dalle "]')])
  const hours = skies.map((sky) => {
    const spans = sky.getAttribute('aria-label')!.split('; ').map((span) => span.match(/\d+:\d\d/g)!.map(clock)) as [number, number][]
    const [from, to] = [Math.max(...spans.map(([start]) => start)), Math.min(...spans.map(([, end]) => end))]
    const whole = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))] as const
    const hour = from < to ? (from + to) / 2 : (whole[0] + whole[1]) / 2
    expect(Math.abs(minutesAt(middles(sky, '[class="o K"]')[0]![0]) - hour), `minutes between the sun and the middle of «${sky.getAttribute('aria-label')}»`).toBeLessThan(3)
    return Math.round(hour)
  })
  expect(hours.length).toBeGreaterThan(3)
  expect(new Set(hours).size).toBe(hours.length)
})

test('figures.number: on the board of its boat', () => {
  const boats = [...documents.values()].flatMap((page) => [...page.querySelectorAll('figure:has(ol) svg[aria-hidden]:has(text)')])
  expect(boats.map((boat) => [/Linea\s\S+(?=,)/.exec(boat.closest('figure')!.querySelector('figcaption')!.textContent)![0], boat.querySelector('text')!.textContent])).toEqual([['Linea\u00a01', '1']])
})

test('figures.scale: poles as high as their values', () => {
  const compared = [...documents].flatMap(([path, page]) => [...page.querySelectorAll('main figure svg[role=img][aria-label]')].flatMap((picture) => {
    const poles = polesOf(picture)
    return poles ? [{ path, ...poles }] : []
  }))
  expect(compared.length, 'pictures with poles').toBeGreaterThan(4)
  expect(compared.filter((poles) => !isToScale(poles)), 'poles of another height').toEqual([])
})

/** Whole numbers: the 5 of 15 is none. */
const numbersIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? []

test('figures.said: no picture’s name has a number that its page does not show', () => {
  const said = [...documents].flatMap(([path, page]) => {
    const shown = new Set(numbersIn(readable(page.querySelector('main')!).replaceAll('\u2060', '')))
    return [...page.querySelectorAll('main svg[role=img][aria-label]')].map((picture) => {
      const name = picture.getAttribute('aria-label')!.replaceAll('\u2060', '')
      return { name, strange: numbersIn(name).filter((number) => !shown.has(number)).map((number) => `${path}: ${number} in «${name.slice(0, 80)}»`) }
    })
  })
  expect(said.length, 'pictures with a name').toBeGreaterThan(10)
  expect(said.flatMap(({ strange }) => strange), 'numbers that only who listens is told').toEqual([])
})

/** The small figure of an article's margin: the outlines of one ink, each as its points, what is written in it, and the words beside it. */
function small(path: string, ink: string) {
  const svg = documents.get(path)!.querySelector('aside > svg')!
  const outlines = svg.querySelector(`.${ink}`)!.getAttribute('d')!.split('z').filter(Boolean)
  const texts = [...svg.querySelectorAll('text')]
  const letters = texts.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  // Where each begins, or has its middle.
  const seats = texts.map((text) => [Number(text.getAttribute('x')), Number(text.getAttribute('y'))] as const)
  return { outlines, letters, seats, note: svg.nextElementSibling!.textContent.replaceAll('\u00A0', ' ') }
}

test('figures.small: floors as large as they are said to be', () => {
  const { outlines, letters, seats, note } = small(articleRows.find(({ path }) => path!.endsWith('/calcolo-rendimento-reale'))!.path!, 'c')
  const floors = outlines.map((outline) => Number(/h([\d.]+)v\1h-\1$/.exec(outline)![1]) ** 2)
  const [one, other] = [...note.matchAll(/(\d+)(?: metri a|,? a) [\d.]+/g)].map(([, metres]) => Number(metres))
  expect([one, other, floors.length]).toEqual([28, 43, 2])
  expect(letters).toEqual([`${one} m²`, `${other} m²`])
  expect(floors[1]! / floors[0]!).toBeCloseTo(other! / one!, 1)
  for (const [index, outline] of outlines.entries()) {
    const [left, top, side] = outline.match(/-?[\d.]+/g)!.map(Number) as [number, number, number]
    const [x, y] = seats[index]!
    expect([x > left && x < left + side, y > top && y < top + side], `«${letters[index]}» in its floor`).toEqual([true, true])
  }
})

test('figures.small: poles as long as the nights', () => {
  const { outlines, letters, seats, note } = small('/blog/conto-economico-locazione-breve', 'r')
  expect(note).toContain('su 200')
  const text = documents.get('/blog/conto-economico-locazione-breve')!.querySelector('p:has(+ aside > svg)')!.textContent.replaceAll('\u00A0', ' ')
  const nights = [/ne servono (\d+)/, /si sposta a (\d+)/, /e il fondo, a (\d+)/].map((words) => Number(words.exec(text)![1]))
  expect(letters.map(Number)).toEqual(nights)
  for (const [index, night] of nights.entries()) {
    const [left, top, length, thick] = outlines[index]!.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number]
    const [x, y] = seats[index]!
    expect(length / 192, `${night} of 200`).toBeCloseTo(night / 200, 2)
    expect([x - left - length >= 2 && x - left - length <= 12, y > top && y <= top + thick], `«${letters[index]}» behind its pole`).toEqual([true, true])
  }
})

test('figures.small: the fan of the sunsets', () => {
  const { outlines, letters, seats, note } = small('/blog/venezia-tramonto', 'o')
  expect(letters).toEqual(['dic', 'giu'])
  const [, x, y, fromX, fromY, toX, toY] = /^M(\d+) (\d+)L(-?\d+) (-?\d+)A.*? (-?\d+) (-?\d+)$/.exec(outlines[0]!.replace(/A\S+ \S+ 0 0 1/, 'A'))!.map(Number)
  const degrees = ([east, south]: [number, number]) => (Math.atan2(east, -south) * (180 / Math.PI) + 360) % 360
  const edges = [degrees([fromX! - x!, fromY! - y!]), degrees([toX! - x!, toY! - y!])]
  const said = [...note.matchAll(/(\d+)°/g)].map(([, bearing]) => Number(bearing))
  expect(said).toEqual([12, 6].map((month) => Math.round(sunsetBearing(fifteenth(month)))))
  for (const [index, bearing] of said.entries()) expect(Math.abs(edges[index]! - bearing)).toBeLessThan(1)
  const ends = [[fromX!, fromY!], [toX!, toY!]] as const
  for (const [index, [x, y]] of ends.entries()) expect(Math.hypot(seats[index]![0] - x, seats[index]![1] - y), `«${letters[index]}» at its end of the fan`).toBeLessThan(60)
})
