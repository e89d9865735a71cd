import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { fill } from './support/product.ts'
import { articleRows, routeRows as routes } from './support/rows.ts'
import { answeredPaths, visit } from './support/subject.tsx'

const unknown = { path: '/blog/non-esiste', heading: '404' }

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** As a host or a reader may write it. */
const writtenOtherwise = ['/blog/', '/blog//', '/%62log'].map((path) => ({ path, heading: 'Blog' }))

/** Of a part of a heading the library leaves out the space at its end, which browsers tell. */
const letters = (text: string) => text.replaceAll(' ', '')
const headed = (heading: string) => expect(screen.getByRole('heading', { level: 1, name: (name) => letters(name) === letters(heading) }).textContent).toBe(heading)

/** Forms and fields that ask who somebody is; the contact page has one form. */
function expectPublic(path: string) {
  expect.soft(document.querySelectorAll('[type=password]'), 'fields for a password').toHaveLength(0)
  expect.soft(document.querySelectorAll('form[action], form[method]'), 'forms').toHaveLength(path === '/contatti' ? 1 : 0)
}

test.each(writtenOtherwise)('routes.answer: $path — $heading', async ({ path, heading }) => {
  await visit(path)
  headed(heading)
})

test('routes.complete: the tables list every path of the site', () => {
  expect(answeredPaths.toSorted()).toEqual(routes.map(({ path }) => path!).toSorted())
})

test.each([unknown.path, '/Blog/x', '/proprietario/altro', '/lab', '/mercato-rialto'])('routes.unknown: %s shows the not-found page', async (path) => {
  await visit(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(unknown.heading)
})

test('routes.unknown: an address that is no text, /%E0%A4%A, is not found, or refused by its host', async () => {
  await visit('/%E0%A4%A')
  // A host that refuses it answers with a page of its own, or with none: its status is looked at among the files.
  const main = document.querySelector('main')
  expect(main === null || within(main).queryByRole('heading', { level: 1, name: '404' }) !== null, 'if a page of the site, then the not-found page').toBe(true)
})

/** What the open page says of itself to those who do not read it. */
function headOf() {
  const said = [...document.head.querySelectorAll('meta')].map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content])
  return { said: Object.fromEntries(said) as Record<string, string>, address: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href }
}

function expectHead(path: string, heading: string) {
  const { said, address } = headOf()
  const isArticle = articleRows.some((article) => article.path === path)
  expect(address).toBe(fill('{url}') + path)
  expect(said).toMatchObject({ 'og:url': address, 'og:title': document.title, 'og:site_name': fill('{Product}'), 'og:locale': 'it_IT', 'twitter:card': 'summary_large_image' })
  expect(document.title.startsWith(heading), `the title «${document.title}» opens with «${heading}»`).toBe(true)
  if (isArticle) expect(document.title).toBe(fill(`${heading} | {Product}${path.startsWith('/blog/') ? '' : ' Lab'}`))
  expect(said['og:type']).toBe(isArticle ? 'article' : 'website')
  expect(said['article:published_time']).toBe(isArticle ? screen.getByRole('main').querySelector('time')!.dateTime : undefined)
  expect(said['article:author'] ?? 'nobody', 'who it says wrote it').toBe('nobody')
  expect(said['og:description']).toBe(said.description)
  expect(said.description).toMatch(/^.{40,160}$/)
  expect(said.robots ?? 'nothing', 'what robots are told').toBe('nothing')
}

test.each(routes)('routes.answer, routes.head, routes.public: $path — $heading', async ({ path, heading }) => {
  await visit(path!)
  about('routes.answer', () => headed(heading!))
  about('routes.public', () => expectPublic(path!))
  about('routes.head', () => expectHead(path!, heading!))
})

test('routes.head: none of it where nothing is', async () => {
  await visit(unknown.path)
  const { said, address } = headOf()
  expect(address).toBeUndefined()
  expect(said.robots ?? 'nothing', 'what robots are told').toBe('noindex')
  expect(document.title).toBe(fill('Pagina non trovata | {Product}'))
  expect(Object.keys(said).filter((name) => /url|image|twitter|published/.test(name))).toEqual([])
})

test('routes.title, routes.frame: no two paths share a document title, all the same header and footer', async () => {
  const frames = new Set<string>()
  const titles: string[] = []
  for (const { path } of [...routes, unknown]) {
    const { container } = await visit(path)
    const [header, main, footer] = ['header', 'main', 'footer'].map((part) => container.querySelector(`:scope > ${part}`))
    frames.add(`${header?.localName} ${header?.textContent}, ${main?.localName} ${main?.id} ${main?.getAttribute('tabindex')}, ${footer?.localName} ${footer?.textContent}`)
    titles.push(document.title)
    cleanup()
  }
  about('routes.title', () => {
    expect.soft(titles).toEqual([...new Set(titles)])
    expect.soft(titles).not.toContain('')
  })
  about('routes.frame', () => expect([...frames]).toEqual([expect.stringMatching(/^header .*Contatti, main contenuto -1, footer .*2025/)]))
})

test('routes.public: nor is anybody asked where nothing is', async () => {
  await visit(unknown.path)
  expectPublic(unknown.path)
})
