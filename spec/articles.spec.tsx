import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test.each(articleRows)('articles.breadcrumb, articles.back, articles.picture, articles.author, articles.date, articles.minutes, articles.length, articles.contents, articles.related: what stands around the text of $path', async (row) => {
  const { path = '', author, date, minutes, section } = row
  await visit(path)
  const steps = within(screen.getByRole('navigation', { name: 'Percorso' })).getAllByRole('link').map((step) => `${step.textContent} ${step.getAttribute('href')}`)
  expect.soft(steps, 'articles.breadcrumb: Home, then the section').toEqual(['Home /', section === '/blog' ? 'Blog /blog' : fill('{Product} Lab /{product}-lab')])

  const back = readTable('articles', 'Back links').find(({ under }) => path.startsWith(under!))?.text
  const backLink = within(head()).queryByRole('link', { name: back! })
  expect.soft(backLink?.getAttribute('href'), `articles.back: where «${back}» leads`).toBe(section)

  const [picture] = within(page()).getAllByRole('presentation')
  expect.soft(picture!.getAttribute('src'), 'articles.picture: its own').toContain(path.split('/').at(-1)!)
  expect.soft(head().parentElement!.contains(picture!), 'articles.picture: opens the article').toBe(true)

  expect.soft(head().textContent, 'articles.author: the byline').toContain(`${author}, `)
  expect.soft(within(head()).getAllByRole('time')[0]!.textContent, 'articles.date: the day').toBe(date)
  expect.soft(head().textContent.replaceAll('\u00A0', ' '), 'articles.minutes: the byline').toContain(`Tempo di lettura: ${minutes} minuti`)

  const words = wordCount(articleText(document)!) - wordCount(within(text()).getByRole('region', { name: 'Fonti' }))
  expect.soft(words / Number(minutes), 'articles.length: words a minute').toBeGreaterThanOrEqual(200)
  expect.soft(words / Number(minutes), 'articles.length: words a minute').toBeLessThanOrEqual(240)

  const headings = within(text()).getAllByRole('heading', { level: 2 })
  const own = headings.filter(({ parentElement, id }) => parentElement === text() || ['aggiornamento', 'strumento'].includes(id)).map(({ id }) => `#${id}`)
  expect.soft(targets(contents()), 'articles.contents: each heading is in the index').toEqual(own)
  expect.soft(own.length, 'articles.contents: entries').toBeGreaterThan(3)

  const cards = within(screen.getByRole('region', { name: 'Da leggere insieme' })).getAllByRole('article')
  const others = new Set(cards.flatMap(targets))
  expect.soft([cards.length, others.size], 'articles.related: cards, and articles that they lead to').toEqual([3, 3])
  expect([...others], 'articles.related: articles that they lead to').not.toContain(path)
})

test.each(readTable('articles', 'Links'))('articles.links: $path links $target', async ({ path, target }) => {
  await visit(path!)
  expect(targets(text())).toContain(target)
})
