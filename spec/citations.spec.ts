// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { catalogue } from './support/build.ts'
import { modifiedOn, publishedPages } from './support/published.ts'
import { articleRows as articles } from './support/rows.ts'

let pages: Map<string, Document>
const all = (path: string, selector: string) => [...pages.get(path)!.querySelectorAll<HTMLElement>(selector)]
const entries = (path: string) => all(path, '[aria-labelledby=fonti] > ol > li')
const marks = (path: string) => all(path, 'sup > a')
const publishers = new Map(Object.values(catalogue).map(({ address, publisher }) => [address, publisher]))
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll("'", '’')
/** Where those can be found that have no address. */
const places = Object.values(catalogue).flatMap(({ address, publisher, where }) => (address ? [] : { publisher: plain(publisher), where: plain(where!) }))

beforeAll(async () => {
  const published = await publishedPages()
  pages = new Map(published.map(({ path, body }) => [path, new DOMParser().parseFromString(body, 'text/html')]))
})

test('sources.cited: somewhere', () => {
  expect(articles.flatMap(({ path }) => marks(path!)).length).toBeGreaterThan(10)
})

test.each(articles)('sources.cited, sources.order: $path', ({ path }) => {
  const numbers = marks(path!).map((mark) => Number(mark.textContent))
  about('sources.order', () => expect.soft([...new Set(numbers)]).toEqual(entries(path!).map((_, index) => index + 1)))
  about('sources.cited', () => {
    for (const mark of marks(path!)) {
      expect(mark.getAttribute('href')).toBe(`#f${mark.textContent}`)
      const [, publisher = ''] = /^Fonte \d+: (.+?)(?:, \d{4})?$/.exec(mark.getAttribute('aria-label')!)!
      expect(entries(path!)[Number(mark.textContent) - 1]!.textContent).toContain(publisher)
    }
  })
})

test.each(articles)('sources.list: $path', ({ path }) => {
  const document = pages.get(path!)!
  const anchors = marks(path!).map(({ id }) => `#${id}`)
  const back = entries(path!).map((entry) => [...entry.querySelectorAll('a[href^="#"]')])
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(back.flat().map((link) => link.getAttribute('href')!).toSorted()).toEqual(anchors.toSorted())
  for (const [index, entry] of entries(path!).entries()) {
    const [address] = entry.querySelectorAll<HTMLAnchorElement>('a[href^=https]')
    expect(entry.id).toBe(`f${index + 1}`)
    expect(entry.textContent).not.toMatch(/\b(\d{4})\b.*, \1\b/)
    const publisher = publishers.get(address?.getAttribute('href') ?? undefined)
    const said = plain(entry.textContent)
    expect(address ? publisher !== undefined && said.startsWith(plain(publisher)) : places.some((place) => said.startsWith(place.publisher) && said.includes(`; ${place.where}`)), `${said} → ${address?.getAttribute('href')}`).toBe(true)
    expect(back[index]!.map(({ textContent }) => textContent), `ways back as they show, of ${index + 1}`).toEqual(back[index]!.length === 1 ? ['↑'] : back[index]!.map((_, place) => `${index + 1}${String.fromCodePoint(97 + place)}`))
    for (const link of back[index]!) {
      expect(document.querySelector(link.getAttribute('href')!)?.textContent).toBe(String(index + 1))
      expect(link.getAttribute('aria-label')).toMatch(/^Torna alla citazione \d+[a-z]?$/)
    }
  }
})

test.each(articles)('sources.read: $path', ({ path }) => {
  const [, every = '', some = ''] = /Fonti (?:rilette: (?:(tutte)|(\d+ su \d+)), l’ultima il \d+ \w+ \d{4}|non rilette)/.exec(all(path!, '#fonti + p')[0]!.textContent.replaceAll('\u00A0', ' ')) ?? ['']
  const read = entries(path!).filter(({ textContent }) => !textContent.includes('non rilett')).length
  expect(entries(path!).length).toBeGreaterThan(0)
  expect(every || some, 'how many were read').toBe(read === entries(path!).length ? 'tutte' : read === 0 ? '' : `${read} su ${entries(path!).length}`)
})

test.each(articles)('sources.modified: $path', ({ path }) => {
  const days = all(path!, 'main header time, [aria-labelledby=aggiornamento] time, [aria-labelledby=fonti] > p time').map((time) => time.getAttribute('datetime')!)
  expect(modifiedOn(path!), 'the newest of the days that the page tells').toBe(days.toSorted().at(-1))
})

test.each(articles)('sources.notice: $path', ({ path }) => {
  const [box] = all(path!, '[aria-labelledby=aggiornamento]')
  expect(box?.querySelector('time[datetime]')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(all(path!, 'nav [href="#aggiornamento"]')).toHaveLength(1)
  expect(all(path!, '[href="#aggiornamento"]:not(nav *)').map(({ textContent }) => textContent), 'what leads to the box').toEqual(['Aggiornato'])
  const line = all(path!, 'p > [href="#aggiornamento"]')[0]!.parentElement!
  expect(line.textContent.replaceAll('\u00A0', ' '), 'the line under the head').toMatch(/^Aggiornato il \d+\S* \w+ \d{4}: (?:[^.!?]|[.!?](?!\s|$)){20,}\.$/)
  expect(pages.get(path!)!.querySelector('article > header')!.nextElementSibling!.contains(line), 'whether it stands right under the head').toBe(true)
})
