import { expect, test } from 'playwright/test'
import { fill } from '../spec/support/product.ts'
import { articleText, readable } from '../spec/support/readable.ts'
import { articleRows as articles, pagesOfSection, routeRows } from '../spec/support/rows.ts'
import { answerAt, textAt } from './harness/crawl/answer.ts'
import { readHtml, readXml } from './harness/crawl/markup.ts'
import { documentAt, publicUrl } from './support/copy.ts'
import { everyPage } from './support/pages.ts'

const addresses = (rows: Record<string, string>[]) => rows.map(({ path }) => publicUrl + path).toSorted()
const texts = (scope: Document | Element, selector: string) => Array.from(scope.querySelectorAll(selector), (element) => element.textContent.trim())
const xmlAt = async (url: string): Promise<Document> => readXml(await textAt(url))

test('feeds.sitemap: the map lists every path once, the articles with a day', async ({ baseURL: origin = '' }) => {
  const map = await xmlAt(`${origin}/sitemap.xml`)
  const dated = [...map.querySelectorAll('url')].filter((entry) => /^\d{4}-\d\d-\d\d$/.test(texts(entry, 'lastmod')[0] ?? ''))
  expect(texts(map, 'loc').toSorted(), 'addresses of sitemap.xml').toEqual(addresses(routeRows))
  expect(dated.flatMap((entry) => texts(entry, 'loc')).toSorted(), 'dated addresses of sitemap.xml').toEqual(addresses(articles))
})

test('feeds.atom: the feed has every article once, newest first', async ({ baseURL: origin = '' }) => {
  const atom = await xmlAt(`${origin}/feed.xml`)
  expect(texts(atom, 'feed > id, feed > title'), 'title and id of the feed').toEqual([fill('{Product}'), `${publicUrl}/`])
  expect(texts(atom, 'entry > id').toSorted(), 'articles of the feed').toEqual(addresses(articles))
  const published = texts(atom, 'entry > published')
  expect(published, 'days of the feed, newest first').toEqual(published.toSorted().toReversed())
})

for (const { path = '', author = '', date = '' } of articles) {
  test(`feeds.atom, feeds.text: the feed's entry of ${path}`, async ({ baseURL: origin = '' }) => {
    const entry = [...(await xmlAt(`${origin}/feed.xml`)).querySelectorAll('entry')].find((one) => texts(one, 'id')[0] === publicUrl + path)
    if (!entry) throw new Error(`feeds.atom: expected an entry with the id ${publicUrl}${path}, found none`)
    const page = await documentAt(origin + path)
    const day = texts(entry, 'published')[0]?.slice(0, 10) ?? ''
    expect([...texts(entry, 'author > name'), entry.querySelector('link[rel=alternate]')?.getAttribute('href')], 'feeds.atom: author and address').toEqual([author, publicUrl + path])
    expect(texts(page, `main header [datetime="${day}"]`), `feeds.atom: what the page shows for ${day}`).toEqual([date])
    expect(texts(entry, 'title'), 'feeds.atom: title').toEqual(texts(page, 'h1'))
    const content = readHtml(texts(entry, 'content')[0] ?? '').body
    const text = articleText(page)!
    for (const drawing of text.querySelectorAll('svg')) drawing.remove()
    expect(readable(content).split(/(?<=[.?!]) /), 'feeds.text: sentences').toEqual(readable(text).split(/(?<=[.?!]) /))
    expect(Array.from(content.querySelectorAll('script, style, [style], a:not([href^="http"])'), ({ outerHTML }) => outerHTML), 'feeds.text: what no reader can use').toEqual([])
  })
}

for (const path of everyPage) {
  test(`feeds.announced: ${path} announces the feed, or not`, async ({ baseURL: origin = '' }) => {
    const links = (await documentAt(origin + path)).querySelectorAll('link[rel=alternate][type="application/atom+xml"]')
    expect(Array.from(links, (link) => link.getAttribute('href')), 'feeds in the head').toEqual(['/', '/blog'].includes(path) ? ['/feed.xml'] : [])
  })
}

test('feeds.robots: everyone may come in, and is told of the map', async ({ baseURL: origin = '' }) => {
  const lines = (await textAt(`${origin}/robots.txt`)).split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)
  expect(lines, 'lines of robots.txt').toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${publicUrl}/sitemap.xml`])
})

test('feeds.llms: each page stands in the list once, with its heading and description', async ({ baseURL: origin = '' }) => {
  const [title, ...sections] = (await textAt(`${origin}/llms.txt`)).split(/^## /m)
  const found = sections.map((section) => ({ section: section.split('\n')[0]!, pages: String(section.match(/^- \[/gm)?.length ?? 0) }))
  expect(title!.split('\n')[0], 'title of llms.txt').toBe(`# ${fill('{Product}')}`)
  expect(found, 'sections of llms.txt').toEqual(pagesOfSection())
  const expected = routeRows.map(async ({ path = '', heading }) => {
    const description = (await documentAt(origin + path)).querySelector('meta[name=description]')?.getAttribute('content')
    return `- [${heading}](${publicUrl}${path}): ${description}`
  })
  expect(sections.flatMap((section) => section.match(/^- .+/gm) ?? []).toSorted(), 'pages of llms.txt').toEqual((await Promise.all(expected)).toSorted())
})

test('feeds.calendar: six festivals of every year', async ({ baseURL: origin = '' }) => {
  const calendar = (await answerAt(`${origin}/feste-veneziane.ics`)).body.toString('utf8')
  const years = calendar.match(/(?<=DTSTART;VALUE=DATE:)\d{4}/g) ?? []
  expect(years.toSorted(), 'years of the feasts').toEqual(['2025', '2026', '2027', '2028', '2029', '2030'].flatMap((year) => Array<string>(6).fill(year)))
})
