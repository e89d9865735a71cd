// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { fill } from './support/product.ts'
import { dataBlock, modifiedOn, publishedPages } from './support/published.ts'
import { articleText, wordCount } from './support/readable.ts'
import { articleRows as articles, kindsOf, routeRows } from './support/rows.ts'
import { readTable } from './support/table.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

const url = fill('{url}')
let pages: Map<string, { document: Document; blocks: NodeListOf<Element> }>

beforeAll(async () => {
  pages = new Map()
  for (const { path, head, body } of await publishedPages()) {
    const document = new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html')
    pages.set(path, { document, blocks: document.head.querySelectorAll('script[type="application/ld+json"]') })
  }
})

function things(path: string) {
  const [block] = pages.get(path)!.blocks
  expect(block, `a block of data on ${path}`).toBeDefined()
  const text = block!.textContent
  const isJson = () => void JSON.parse(text)
  expect(isJson, `the data of ${path} as JSON`).not.toThrow()
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph']
}
const thing = (path: string, kind: string) => things(path).find((one) => one['@type'] === kind)!
const find = (path: string, selector: string) => pages.get(path)!.document.querySelector(selector)!

test.each(routeRows)('structured-data.block: $path', ({ path }) => {
  expect(pages.get(path!)!.blocks).toHaveLength(1)
  expect(things(path!).map((one) => one['@type']).join(', ')).toBe(kindsOf(path!))
  expect(JSON.parse(pages.get(path!)!.blocks[0]!.textContent)).toHaveProperty('@context', 'https://schema.org')
})

test('structured-data.block: none on the not-found page', () => {
  expect(pages.get('/404')!.blocks).toHaveLength(0)
})

test('structured-data.escaped: a text with a closing tag stays a text', () => {
  const name = '</script><script>alert(1)</script>'
  document.body.innerHTML = dataBlock([{ name }])
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(JSON.parse(document.querySelector('script')!.textContent)).toHaveProperty('@graph', [{ name }])
})

test.each(articles)('structured-data.article, sources.modified: $path', ({ path, author, date }) => {
  const article = thing(path!, 'BlogPosting')
  const shown = (moment: unknown) => pages.get(path!)!.document.querySelector(`main header time[datetime="${String(moment)}"]`)?.textContent
  about('structured-data.article', () => expect(article).toMatchObject({
    headline: find(path!, 'h1').textContent,
    description: find(path!, 'meta[name=description]').getAttribute('content'),
    image: `${url}/condivisione/${path!.split('/').at(-1)}.png`,
    mainEntityOfPage: url + path,
    inLanguage: 'it',
  }))
  about('structured-data.article', () => expect(article.author).toEqual({ '@type': 'Organization', name: author, url: `${url}/` }))
  about('structured-data.article', () => expect(article.publisher).toEqual({ '@type': 'Organization', name: fill('{Product}'), url: `${url}/`, logo: `${url}/icon-512.png` }))
  about('structured-data.article', () => expect(shown(article.datePublished), `the day that the page shows for ${String(article.datePublished)}`).toBe(date))
  about('structured-data.article, sources.modified', () => expect(article.dateModified).toBe(modifiedOn(path!)))
})

test.each(articles)('structured-data.words: $path', ({ path }) => {
  const text = articleText(pages.get(path!)!.document)!
  for (const drawing of text.querySelectorAll('svg')) drawing.remove()
  for (const part of text.querySelectorAll('div')) part.append(' ')
  expect(thing(path!, 'BlogPosting').wordCount).toBe(wordCount(text))
})

test.each(routeRows.slice(1))('structured-data.trail: $path', ({ path, heading }) => {
  const section = articles.find((row) => row.path === path)?.section
  const steps = [['Home', '/'], ...(section ? [[section === '/blog' ? 'Blog' : fill('{Product} Lab'), section]] : []), [heading, path]]
  expect(thing(path!, 'BreadcrumbList').itemListElement).toEqual(
    steps.map(([name, to], index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${url}${to}` })),
  )
})

test('structured-data.contacts: as the page shows them', () => {
  const { openingHoursSpecification: _, ...said } = thing('/contatti', 'LocalBusiness')
  expect(said).toEqual({
    '@type': 'LocalBusiness',
    name: fill('{Product}'),
    url: `${url}/`,
    image: `${url}/condivisione/contatti.png`,
    email: fill('{email}'),
    telephone: fill('{phone}'),
    address: { '@type': 'PostalAddress', addressLocality: 'Venezia', addressCountry: 'IT' },
  })
})

test('structured-data.hours: closed on Sunday', () => {
  const expected = readTable('structured-data', 'Opening hours').map(({ days, opens, closes }) => ({ dayOfWeek: days!.split(', '), opens, closes }))
  const hours = expected.map((hour) => ({ '@type': 'OpeningHoursSpecification', ...hour }))
  expect(thing('/contatti', 'LocalBusiness').openingHoursSpecification).toEqual(hours)
})

test('structured-data.home: the site, published by the company', () => {
  const company = thing('/', 'Organization')
  expect(company).toMatchObject({ name: fill('{Product}'), url: `${url}/`, logo: `${url}/icon-512.png` })
  expect(thing('/', 'WebSite')).toMatchObject({ name: fill('{Product}'), url: `${url}/`, inLanguage: 'it', publisher: { '@id': company['@id'] } })
})

test.each(readTable('structured-data', 'Never said'))('structured-data.invented: no $property', ({ property }) => {
  expect([...pages.values()].filter(({ blocks }) => blocks[0]?.textContent.includes(`"${property}"`))).toEqual([])
})
