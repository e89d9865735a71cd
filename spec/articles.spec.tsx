import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from './support/about.ts'
import { fill } from './support/product.ts'
import { articleText, readable, wordCount } from './support/readable.ts'
import { articleRows, dayIn } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const page = () => screen.getAllByRole('article')[0]!
const head = () => screen.getByRole('heading', { level: 1 }).parentElement!
const contents = () => screen.getByRole('navigation', { name: 'In questo articolo' })
const text = () => contents().nextElementSibling as HTMLElement
const targets = (scope: HTMLElement) => within(scope).getAllByRole('link').map((link) => link.getAttribute('href'))

/** Shorter words may return: a price, a place, a yes. */
const LONG = 60

test.each(articleRows)('articles.breadcrumb, articles.back, articles.picture, articles.author, articles.date, articles.minutes, articles.called, articles.length, articles.contents, articles.once, articles.related: what stands around the text of $path', async (row) => {
  const { path = '', author, date, minutes, section } = row
  await visit(path)
  const steps = within(screen.getByRole('navigation', { name: 'Percorso' })).getAllByRole('link').map((step) => `${step.textContent} ${step.getAttribute('href')}`)
  about('articles.breadcrumb', () => expect.soft(steps, 'Home, then the section').toEqual(['Home /', section === '/blog' ? 'Blog /blog' : fill('{Product} Lab /{product}-lab')]))

  const back = readTable('articles', 'Back links').find(({ under }) => path.startsWith(under!))?.text
  const backLink = within(head()).queryByRole('link', { name: back! })
  about('articles.back', () => expect.soft(backLink?.getAttribute('href'), `where «${back}» leads`).toBe(section))

  const [picture] = within(page()).getAllByRole('presentation')
  about('articles.picture', () => expect.soft(picture!.getAttribute('src'), 'its own').toContain(path.split('/').at(-1)!))
  about('articles.picture', () => expect.soft(head().parentElement!.contains(picture!), 'opens the article').toBe(true))

  about('articles.author', () => expect.soft(head().textContent, 'the byline').toContain(`${author}, `))
  const [day] = within(head()).getAllByRole<HTMLTimeElement>('time')
  about('articles.date', () => expect.soft([day!.textContent, day!.dateTime], 'the day').toEqual([date, dayIn(date!)]))
  about('articles.minutes', () => expect.soft(head().textContent.replaceAll('\u00A0', ' '), 'the byline').toContain(`Tempo di lettura: ${minutes} minuti`))

  const called = within(head()).getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'))
  about('articles.called', () => expect.soft(called, 'ways from the head into the text').toHaveLength(1))
  about('articles.called', () => expect.soft(called.map((link) => text().querySelector(`h2${link.getAttribute('href')}`)?.textContent), `where «${called[0]?.textContent}» leads`).not.toContain(undefined))

  const words = wordCount(articleText(document)!) - wordCount(within(text()).getByRole('region', { name: 'Fonti' }))
  about('articles.length', () => expect.soft(words / Number(minutes), 'words a minute').toBeGreaterThanOrEqual(200))
  about('articles.length', () => expect.soft(words / Number(minutes), 'words a minute').toBeLessThanOrEqual(240))

  const headings = within(text()).getAllByRole('heading', { level: 2 })
  const own = headings.filter(({ parentElement, id }) => parentElement === text() || ['aggiornamento', 'strumento'].includes(id)).map(({ id }) => `#${id}`)
  about('articles.contents', () => expect.soft(targets(contents()), 'each heading is in the index').toEqual(own))
  const misnamed = within(contents()).getAllByRole('link').filter((link) => !headings.some((heading) => `#${heading.id}` === link.getAttribute('href') && readable(heading).startsWith(readable(link))))
  about('articles.contents', () => expect.soft(misnamed.map((link) => `${link.textContent} → ${link.getAttribute('href')}`), 'entries in other words than their heading').toEqual([]))
  const passages = [...text().querySelectorAll('p, li, td, figcaption, h2, h3')].map(({ textContent }) => textContent.trim()).filter(({ length }) => length >= LONG)
  about('articles.once', () => expect.soft(passages.filter((words, index) => passages.indexOf(words) !== index), 'passages that stand twice').toEqual([]))
  about('articles.contents', () => expect.soft(own.length, 'entries').toBeGreaterThan(3))

  const cards = within(screen.getByRole('region', { name: 'Da leggere insieme' })).getAllByRole('article')
  const others = new Set(cards.flatMap(targets))
  about('articles.related', () => expect.soft([cards.length, others.size], 'cards, and articles that they lead to').toEqual([3, 3]))
  about('articles.related', () => expect([...others], 'articles that they lead to').not.toContain(path))
})

test.each(readTable('articles', 'Links'))('articles.links: $path links $target', async ({ path, target }) => {
  await visit(path!)
  expect(targets(text())).toContain(target)
})
