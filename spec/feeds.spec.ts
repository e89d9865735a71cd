// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { calendarDays } from './support/feasts.ts'
import { fill } from './support/product.ts'
import { feed, modifiedOn, portable, publishedPages, siteFiles, sitemap } from './support/published.ts'
import { articleText, partingOf, readable } from './support/readable.ts'
import { articleRows as articles, pagesOfSection, routeRows } from './support/rows.ts'

const url = fill('{url}')
const addresses = (rows: Record<string, string>[]) => rows.map(({ path }) => url + path).toSorted()
const texts = (scope: Document | Element, selector: string) => Array.from(scope.querySelectorAll(selector), (element) => element.textContent)
let [pages, files]: [Awaited<ReturnType<typeof publishedPages>>, Record<string, string>] = [[], {}]
// Read where it is needed: a feed that is not well-formed hides nothing of the other files.
const readFeed = () => xml(files['feed.xml']!)
const make = () => siteFiles(pages.filter(({ share }) => share).map(({ summary }) => summary))

beforeAll(async () => {
  pages = await publishedPages()
  files = make()
})

function xml(source: string): Document {
  const document = new DOMParser().parseFromString(source, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent, 'not well-formed').toBeUndefined()
  return document
}

test('feeds.sitemap, sources.modified: every path once, the articles with the day of their last change', () => {
  const map = xml(files['sitemap.xml']!)
  const dated = Array.from(map.querySelectorAll('url'), (entry) => texts(entry, 'loc, lastmod').join(' ')).filter((entry) => / \d{4}-\d\d-\d\d$/.test(entry))
  about('feeds.sitemap', () => {
    expect(map).toHaveProperty('documentElement.namespaceURI', 'http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(texts(map, 'loc').toSorted()).toEqual(addresses(routeRows))
  })
  // One for all: an article without its day, and an article with another.
  expect(dated.toSorted()).toEqual(articles.map(({ path }) => `${url}${path} ${modifiedOn(path!)}`).toSorted())
})

test('feeds.atom: every article once, newest first, each with its parts', () => {
  const atom = readFeed()
  const published = texts(atom, 'entry > published')
  expect(atom.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(atom.documentElement.getAttribute('xml:lang')).toBe('it')
  expect(texts(atom, 'feed > id, feed > title')).toEqual([fill('{Product}'), `${url}/`])
  expect(atom.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${url}/feed.xml`)
  expect(texts(atom, 'entry > id').toSorted()).toEqual(addresses(articles))
  expect(published).toEqual(published.toSorted().toReversed())
  expect(texts(atom, 'feed > updated')).toEqual([texts(atom, 'entry > updated').toSorted().at(-1)])
  // What the format wants beside what is read above: moments with a time, and text that says that it is HTML.
  expect(texts(atom, 'updated, published').filter((moment) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(moment))).toEqual([])
  expect(Array.from(atom.querySelectorAll('entry'), (entry) => Array.from(entry.querySelectorAll('content'), (content) => content.getAttribute('type')).join())).toEqual(articles.map(() => 'html'))
})

test.each(articles)('feeds.atom, feeds.text, sources.modified: $path', ({ path, author, date }) => {
  const { body, summary } = pages.find((one) => one.path === path)!
  const page = new DOMParser().parseFromString(body, 'text/html')
  const entry = [...readFeed().querySelectorAll('entry')].find((one) => texts(one, 'id')[0] === url + path)!
  const [published = '', updated = ''] = texts(entry, 'published, updated')
  about('feeds.atom', () => {
    expect(texts(entry, 'title, summary')).toEqual([summary.heading, summary.description.replaceAll('\u2060', '')])
    expect([...texts(entry, 'author > name'), entry.querySelector('link[rel=alternate]')?.getAttribute('href')]).toEqual([author, url + path])
    expect(texts(page, `main header [datetime="${published.slice(0, 10)}"]`)).toEqual([date])
    expect(updated >= published).toBe(true)
  })
  about('feeds.atom, sources.modified', () => expect(updated.slice(0, 10)).toBe(modifiedOn(path!)))

  const content = new DOMParser().parseFromString(texts(entry, 'content')[0]!, 'text/html')
  for (const drawing of page.querySelectorAll('svg')) drawing.remove()
  const text = articleText(page)!
  about('feeds.text', () => {
    expect(partingOf(readable(text), readable(content.body)), 'where the page and its entry part').toEqual([])
    const foreign = content.querySelectorAll(`svg, img:is([src^="http"], [src^="//"]):not([src^="${url}/"]), audio, video, iframe, object, embed, script, style, link, form, [class], [style], [id], a:not([href^="http"])`)
    expect(Array.from(foreign, ({ outerHTML }) => outerHTML.slice(0, 160)), 'what has no place in a feed').toEqual([])
    expect(entry.textContent).not.toContain('\u2060')
  })
})

test('feeds.text: a link within the text leads to the page', () => {
  const html = '<p class="x"><a href="#fonti">a</a><a href="/blog">b</a><a href="https://altri.example/?a=1&amp;b=2" rel="z">c</a></p>'
  expect(portable(html, 'https://sito.example/blog/uno')).toBe(
    '<p><a href="https://sito.example/blog/uno#fonti">a</a><a href="https://sito.example/blog">b</a><a href="https://altri.example/?a=1&amp;b=2">c</a></p>',
  )
})

test('feeds.escaped: in the feed and in the sitemap', () => {
  const words = 'Calli & «campi» <i>"<'
  const entry = { title: words, url: 'https://sito.example/?a&b', author: words, summary: words, published: '2025-01-01', updated: '2025-01-02', content: words }
  const small = xml([...feed({ title: words, subtitle: words, url: 'https://sito.example/', self: 'https://sito.example/feed.xml', entries: [entry] })].join(''))
  expect(texts(small, 'entry > title, name, summary, content')).toEqual([words, words, words, words])
  expect(texts(xml(sitemap([{ url: entry.url }])), 'loc')).toEqual([entry.url])
})

test('feeds.announced: by the home page and the blog', () => {
  const announcing = pages.filter(({ head }) => head.includes('<link rel="alternate" type="application/atom+xml"') && head.includes('href="/feed.xml"'))
  expect(announcing.map(({ path }) => path)).toEqual(['/', '/blog'])
})

test('feeds.robots: everyone, and where the map is', () => {
  expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
})

test('feeds.llms: sections of pages', () => {
  const [title, summary, ...sections] = files['llms.txt']!.split(/\n\n(?=[#>])/)
  const lines = pages.filter(({ share }) => share).map(({ summary: { path, heading, description } }) => `- [${heading}](${url}${path}): ${description}`)
  const found = sections.map((section) => section.trim().split(/\n+/))
  expect([title, summary]).toEqual([`# ${fill('{Product}')}`, expect.stringMatching(/^> .{80,400}$/)])
  const pathOf = (row: string) => row.split(`](${url}`)[1]?.split('): ')[0] ?? row
  expect(found.map(([name = '', ...rows]) => ({ section: name.slice(3), pages: rows.map(pathOf).toSorted() }))).toEqual(pagesOfSection())
  expect(found.flatMap(([, ...rows]) => rows).toSorted()).toEqual(lines.toSorted())
})

test('feeds.calendar, feeds.uid: six festivals a year, each with a name of its own', () => {
  about('feeds.calendar', () => expect(files['feste-veneziane.ics']!.split('\n').slice(0, -1).filter((line) => !line.endsWith('\r')), 'lines that do not end with CR and LF').toEqual([]))
  const unfolded = files['feste-veneziane.ics']!.replaceAll('\r\n ', '')
  about('feeds.calendar', () => expect(unfolded.split('\r\n').slice(0, -1).filter((line) => !/^[A-Z-]+[:;]/.test(line)), 'lines that begin with no property').toEqual([]))
  // What holds for all of them stands before the first: they are announced, none is taken back.
  about('feeds.calendar', () => expect(/^METHOD:.*$/gm.exec(unfolded.split('BEGIN:VEVENT')[0]!.replaceAll('\r', ''))?.[0]).toBe('METHOD:PUBLISH'))
  const years = unfolded.match(/(?<=DTSTART;VALUE=DATE:)\d{4}/g)!
  about('feeds.calendar', () => expect(years).toEqual(['2025', '2026', '2027', '2028', '2029', '2030'].flatMap((year) => Array<string>(6).fill(year))))
  about('feeds.uid', () => expect(new Set(unfolded.match(new RegExp(`(?<=UID:).+@${new URL(url).host}(?=\r)`, 'g'))).size).toBe(36))
  about('feeds.calendar', () => expect(pages.find(({ path }) => path.endsWith('/tradizioni-veneziane'))!.body).toContain('href="/feste-veneziane.ics"'))
})

test('feeds.calendar: each with its name, its days, and the moment at which it was written', () => {
  const events = files['feste-veneziane.ics']!.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
  const found = events.map((event) => {
    const value = (field: string) => new RegExp(`^${field}(?:;VALUE=DATE)?:(.*)\r$`, 'm').exec(event)?.[1]
    return { id: value('UID')?.split('@')[0], name: value('SUMMARY')?.replaceAll('\\', ''), from: value('DTSTART'), until: value('DTEND'), written: /^\d{8}T\d{6}Z$/.test(value('DTSTAMP') ?? ''), says: [...new Set(event.match(/^[A-Z-]+/gm))].filter((field) => !/^(?:UID|SUMMARY|DESCRIPTION|LOCATION|DTSTART|DTEND|DTSTAMP|TRANSP|END)$/.test(field)) }
  })
  expect(found).toEqual(calendarDays([2025, 2026, 2027, 2028, 2029, 2030]).map((day) => ({ ...day, written: true, says: [] })))
})

test('feeds.stable: the same bytes', () => {
  expect(make()).toEqual(files)
})
