import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { articleRows, dayOf } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const cards = () => screen.getAllByRole('article')
const index = () => within(screen.getByRole('region', { name: 'Tutti gli articoli' })).getByRole('list')
/** The rows of the index, each with the path that it leads to. */
const rows = () => within(index()).getAllByRole('listitem').map((row) => ({ row, path: within(row).getByRole('link').getAttribute('href')! }))

beforeEach(async () => void (await visit('/blog')))

test('blog-hub.trail: Home, then the page itself', () => {
  const steps = within(screen.getByRole('navigation', { name: 'Percorso' })).getAllByRole('listitem').map(({ firstElementChild: step }) => [step?.textContent, step?.getAttribute('href'), step?.getAttribute('aria-current')])
  expect(steps, 'words, target, mark').toEqual([['Home', '/', null], ['Blog', null, 'page']])
  expect(screen.getByRole('navigation', { name: 'Percorso' }).compareDocumentPosition(screen.getByRole('heading', { level: 1 })), 'above the heading').toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('blog-hub.cards: three, in order', () => {
  const found = cards().map((card) => ({
    title: within(card).getByRole('heading').textContent,
    target: within(card).getByRole('link').getAttribute('href'),
  }))
  expect(found).toEqual(readTable('blog-hub'))
})

test('blog-hub.index: a list of every article, after the cards', () => {
  const found = within(index()).getAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`)
  expect(found.toSorted()).toEqual(articleRows.map(({ path, heading }) => `${path} ${heading}`).toSorted())
  expect(cards().at(-1)!.compareDocumentPosition(index())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('blog-hub.byline: author and day of each', () => {
  const found = rows().map(({ row, path }) => `${path}: ${row.querySelector(':has(> time)')?.textContent.split(/,\scon\s/)[0]}`)
  expect(found.toSorted()).toEqual(articleRows.map((article) => `${article.path}: ${article.author}, ${dayOf(article)}`).toSorted())
})

test('blog-hub.byline: before the title', () => {
  const after = rows().filter(({ row }) => !(row.querySelector('time')!.compareDocumentPosition(within(row).getByRole('link')) & Node.DOCUMENT_POSITION_FOLLOWING)).map(({ path }) => path)
  expect(after).toEqual([])
})

test('blog-hub.offers: of the articles with a tool, as the table has it', () => {
  const found = rows().flatMap(({ row, path }) => row.querySelector(':has(> time)')!.textContent.replaceAll('\u00A0', ' ').match(/(?<=, )con .*/)?.map((offer) => `${path}: ${offer}`) ?? [])
  expect(found.toSorted()).toEqual(readTable('tools').map(({ path, offer }) => `${path}: ${offer}`).toSorted())
})

test('blog-hub.rows: the picture of each, and the teaser that its page has', async () => {
  const found = rows().map(({ row, path }) => ({ path, picture: within(row).getByRole('presentation').getAttribute('src')!, teaser: row.querySelector('a + p')?.textContent }))
  for (const { path, picture, teaser } of found) {
    cleanup()
    await visit(path)
    expect.soft(picture, `picture of ${path}`).toContain(`/${path.split('/').at(-1)}-`)
    expect.soft(teaser, `teaser of ${path}`).toBe(document.querySelector('meta[name=description]')?.getAttribute('content'))
  }
})
