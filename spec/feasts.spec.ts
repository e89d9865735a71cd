// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { eventsOf } from './support/calendar-events.ts'
import { publishedPages, siteFiles } from './support/published.ts'
import { readable } from './support/readable.ts'
import { readTable } from './support/table.ts'

let [events, table]: [ReturnType<typeof eventsOf>, HTMLTableElement | null] = [[], null]

beforeAll(async () => {
  const pages = await publishedPages()
  events = eventsOf(siteFiles(pages.filter(({ share }) => share).map(({ summary }) => summary))['feste-veneziane.ics']!)
  const page = new DOMParser().parseFromString(pages.find(({ path }) => path.endsWith('/tradizioni-veneziane'))!.body, 'text/html')
  table = page.querySelector('[data-island^=tool] table')
})

const festivals = readTable('feeds', 'Festivals')
const ofYear = (year: string) => events.filter(({ from }) => from.startsWith(year))

test('feeds.calendar: each says how its date is found, and where it is', () => {
  const said = events.map(({ id, name, description, location }) => ({ id, name, description, location }))
  const wanted = festivals.map(({ id, name, date }) => ({ id, name, description: `${date}. Data calcolata: verifica il programma prima di partire.`, location: 'Venezia' }))
  expect(said).toEqual(['2025', '2026', '2027', '2028', '2029', '2030'].flatMap(() => wanted))
})

test.each(['2028', '2029', '2030'])('feeds.reckoned: the feasts of %s', (year) => {
  const days = readTable('feeds', 'Feast days').map((row) => `${row.id} ${year}-${row[year]}`)
  expect(ofYear(year).map(({ id, from, to }) => `${id} ${from}${from === to ? '' : `–${to.slice(5)}`}`)).toEqual(days)
})

const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const dayOf = (day: string): string => (day.endsWith('-01') ? '1°' : String(Number(day.slice(8))))
/** «29 feb», «15–16 lug». */
const shown = ({ from, to }: (typeof events)[number]): string => `${dayOf(from)}${from === to ? '' : `–${dayOf(to)}`} ${months[Number(from.slice(5, 7)) - 1]}`

test('feeds.table: each day under its year, in the line of its feast', () => {
  const [heads = [], ...lines] = Array.from(table!.rows, ({ cells }) => Array.from(cells, readable))
  const [festival, ...years] = heads
  expect([festival, ...years]).toEqual(['Festa', '2026', '2027', '2028', '2029', '2030'])
  expect(lines).toEqual(festivals.map(({ id, name }) => [name, ...years.flatMap((year) => ofYear(year).filter((event) => event.id === id).map(shown))]))
})
