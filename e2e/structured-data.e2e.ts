import { expect, test } from 'playwright/test'
import { fill } from '../spec/support/product.ts'
import { articleText, wordCount } from '../spec/support/readable.ts'
import { articleRows as articles, kindsOf, routeRows } from '../spec/support/rows.ts'
import { readTable } from '../spec/support/table.ts'
import { textAt } from './harness/crawl/answer.ts'
import { documentAt, publicUrl } from './support/copy.ts'
import { everyPage, MISSING } from './support/pages.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

const blocksOf = (document: Document) => [...document.querySelectorAll('script[type="application/ld+json"]')]
const thingsOf = (document: Document): Thing[] => (JSON.parse(blocksOf(document)[0]?.textContent ?? '{"@graph":[]}') as { '@graph': Thing[] })['@graph']
const thing = (document: Document, kind: string): Thing => thingsOf(document).find((one) => one['@type'] === kind) ?? { '@type': `no ${kind}` }

for (const path of everyPage) {
  test(`structured-data.block, structured-data.invented: what ${path} says to machines`, async ({ baseURL: origin = '' }) => {
    const document = await documentAt(origin + path)
    expect(blocksOf(document).length, 'structured-data.block: blocks of JSON-LD').toBe(path === MISSING ? 0 : 1)
    const expected = path === MISSING ? '' : kindsOf(path)
    expect(thingsOf(document).map((one) => one['@type']).join(', '), 'structured-data.block: kinds').toBe(expected)
    const said = readTable('structured-data', 'Never said').filter(({ property }) => blocksOf(document)[0]?.textContent.includes(`"${property}"`))
    expect(said.map(({ property }) => property), 'structured-data.invented: properties').toEqual([])
  })
}

for (const { path = '', author = '', date = '' } of articles) {
  test(`structured-data.article, structured-data.words: ${path} says to machines what it says to readers`, async ({ baseURL: origin = '' }) => {
    const document = await documentAt(origin + path)
    const article = thing(document, 'BlogPosting')
    const shown = (moment: unknown) => document.querySelector(`main header time[datetime="${String(moment)}"]`)?.textContent
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    const { headline, description, image: picture, author: by, mainEntityOfPage, inLanguage } = article
    expect({ headline, description, picture, by, mainEntityOfPage, inLanguage }, 'structured-data.article').toMatchObject({
      headline: document.querySelector('h1')?.textContent,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      picture: image,
      by: { name: author },
      mainEntityOfPage: publicUrl + path,
      inLanguage: 'it',
    })
    expect(shown(article.datePublished), `structured-data.article: what the page shows for ${String(article.datePublished)}`).toBe(date)
    const [, day] = new RegExp(`<loc>${publicUrl}${path}</loc><lastmod>([^<]*)`).exec(await textAt(`${origin}/sitemap.xml`)) ?? []
    expect(article.dateModified, 'structured-data.article: the day that the sitemap gives').toBe(day)
    const text = articleText(document)!
    for (const drawing of text.querySelectorAll('svg')) drawing.remove()
    for (const part of text.querySelectorAll('div')) part.append(' ')
    expect(article.wordCount, 'structured-data.words').toBe(wordCount(text))
  })
}

for (const { path = '', heading = '' } of routeRows) {
  if (path !== '/') {
    test(`structured-data.trail: the trail of ${path}`, async ({ baseURL: origin = '' }) => {
      const section = articles.find((row) => row.path === path)?.section
      const steps = [['Home', '/'], ...(section ? [[section === '/blog' ? 'Blog' : fill('{Product} Lab'), section]] : []), [heading, path]]
      const found = (thing(await documentAt(origin + path), 'BreadcrumbList').itemListElement ?? []) as { name: string; item: string }[]
      expect(found.map(({ name, item }) => `${name} ${item}`), 'steps').toEqual(steps.map(([name, to]) => `${name} ${publicUrl}${to}`))
    })
  }
}

test('structured-data.contacts, structured-data.hours: the company as the contact page shows it', async ({ baseURL: origin = '' }) => {
  const { email, telephone, name, address, openingHoursSpecification } = thing(await documentAt(`${origin}/contatti`), 'LocalBusiness')
  expect({ email, telephone, name, address }, 'structured-data.contacts').toMatchObject({ email: fill('{email}'), telephone: fill('{phone}'), name: fill('{Product}'), address: { addressLocality: 'Venezia', addressCountry: 'IT' } })
  const hours = readTable('structured-data', 'Opening hours').map(({ days, opens, closes }) => ({ dayOfWeek: days!.split(', '), opens, closes }))
  expect(openingHoursSpecification, 'structured-data.hours').toEqual(hours.map((hour) => expect.objectContaining(hour) as unknown))
})

test('structured-data.home: the site and the company behind it', async ({ baseURL: origin = '' }) => {
  const document = await documentAt(`${origin}/`)
  const company = thing(document, 'Organization')
  expect(company, 'the company').toMatchObject({ name: fill('{Product}'), url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` })
  expect(thing(document, 'WebSite'), 'the site').toMatchObject({ name: fill('{Product}'), url: `${publicUrl}/`, inLanguage: 'it', publisher: { '@id': company['@id'] } })
})

