import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { articleRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const cards = () => screen.getAllByRole('article')
const index = () => within(screen.getByRole('region', { name: 'Tutti gli articoli' })).getByRole('list')
const months = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'

beforeEach(async () => void (await visit('/blog')))

test('blog-hub.trail: Home, then the page itself', () => {
  const steps = within(screen.getByRole('navigation', { name: 'Percorso' })).getAllByRole('listitem').map(({ firstElementChild: step }) => [step?.textContent, step?.getAttribute('href'), step?.getAttribute('aria-current')])
  expect(steps, 'words, target, mark').toEqual([['Home', '/', null], ['Blog', null, 'page']])
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
  const entries = within(index()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries.filter((entry) => !new RegExp(`(Redazione \\w+|Lab), \\d+°? (${months})$`).test(entry))).toEqual([])
})

test('blog-hub.rows: picture and teaser of each', () => {
  const rows = within(index()).getAllByRole('listitem').map((row) => {
    const slug = within(row).getByRole('link').getAttribute('href')!.split('/').at(-1)
    const [picture, teaser] = [within(row).getByRole('presentation'), row.querySelector('p')?.textContent ?? '']
    return { slug, isOwn: picture.getAttribute('src')!.includes(`/${slug}-`), teaser: /^\p{Lu}.{40,170}[.?]$/u.test(teaser) }
  })
  expect(rows.filter(({ isOwn, teaser }) => !isOwn || !teaser)).toEqual([])
})
