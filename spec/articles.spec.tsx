import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { articleText, wordCount } from './support/readable.ts'
import { articleRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const page = () => screen.getAllByRole('article')[0]!
const head = () => screen.getByRole('heading', { level: 1 }).parentElement!
const contents = () => screen.getByRole('navigation', { name: 'In questo articolo' })
const text = () => contents().nextElementSibling as HTMLElement
const targets = (scope: HTMLElement) => within(scope).getAllByRole('link').map((link) => link.getAttribute('href'))

describe.each(articleRows)('$path', ({ path, author, date, minutes, section }) => {
  beforeEach(async () => void (await visit(path!)))

  test('articles.breadcrumb: Home, then the section', () => {
    const steps = within(screen.getByRole('navigation', { name: 'Percorso' })).getAllByRole('link')
    expect(steps.map((step) => `${step.textContent} ${step.getAttribute('href')}`)).toEqual([
      'Home /',
      section === '/blog' ? 'Blog /blog' : fill('{Product} Lab /{product}-lab'),
    ])
  })

  test(`articles.back: leads to ${section}`, () => {
    const back = readTable('articles', 'Back links').find(({ under }) => path!.startsWith(under!))?.text
    expect(within(head()).getByRole('link', { name: back! })).toHaveAttribute('href', section)
  })

  test('articles.picture: its own opens it', () => {
    const [picture] = within(page()).getAllByRole('presentation')
    expect(picture).toHaveAttribute('src', expect.stringContaining(path!.split('/').at(-1)!))
    expect(head().parentElement).toContainElement(picture!)
  })

  test(`articles.author: ${author}`, () => {
    expect(head()).toHaveTextContent(`${author}, `)
  })

  test(`articles.date: ${date}`, () => {
    expect(within(head()).getAllByRole('time')[0]).toHaveTextContent(date!)
  })

  test(`articles.minutes: ${minutes}`, () => {
    expect(head()).toHaveTextContent(`Tempo di lettura: ${minutes} minuti`)
  })

  test('articles.length: 200 to 240 words a minute', () => {
    const words = wordCount(articleText(document)!) - wordCount(within(text()).getByRole('region', { name: 'Fonti' }))
    expect(words / Number(minutes)).toBeGreaterThanOrEqual(200)
    expect(words / Number(minutes)).toBeLessThanOrEqual(240)
  })

  test('articles.contents: each heading is in the index', () => {
    const headings = within(text()).getAllByRole('heading', { level: 2 })
    const own = headings.filter(({ parentElement, id }) => parentElement === text() || ['aggiornamento', 'strumento'].includes(id)).map(({ id }) => `#${id}`)
    expect(targets(contents())).toEqual(own)
    expect(own.length).toBeGreaterThan(3)
  })

  test('articles.related: three others', () => {
    const cards = within(screen.getByRole('region', { name: 'Da leggere insieme' })).getAllByRole('article')
    const others = new Set(cards.flatMap(targets))
    expect(cards).toHaveLength(3)
    expect(others.size).toBe(3)
    expect(others).not.toContain(path)
  })
})

test.each(readTable('articles', 'Links'))('articles.links: $path links $target', async ({ path, target }) => {
  await visit(path!)
  expect(targets(text())).toContain(target)
})
