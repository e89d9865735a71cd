import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from './support/product'
import { visit } from './support/subject'
import { readTable } from './support/table'

const main = () => within(screen.getByRole('main'))
const entries = () => within(main().getByRole('list')).getAllByRole('listitem')
const rows = readTable('lab').map((row, index) => ({ ...row, index }) as Record<string, string> & { index: number })

beforeEach(async () => void (await visit(fill('/{product}-lab'))))

test('lab.entries: two, in order', () => {
  expect(entries().map((entry) => within(entry).getByRole('heading').textContent)).toEqual(rows.map(({ title }) => title))
})

test.each(rows)('lab.category: «$category» on «$title»', ({ index, category }) => {
  expect(within(entries()[index]!).getByText(category!)).toBeVisible()
})

test.each(rows)('lab.date: «$date» on «$title»', ({ index, date }) => {
  expect(within(entries()[index]!).getByText(date!)).toHaveAttribute('datetime', '2025-01')
})

test.each(rows)('lab.read: the button of «$title»', ({ index, title, target }) => {
  const read = within(entries()[index]!).getByRole('link')
  expect(read).toHaveTextContent(`Leggi: ${title}`)
  expect(read).toHaveAttribute('href', target)
})

test('lab.opinion: a sentence outside the list', () => {
  const opinion = main().getByRole('link', { name: 'La doppia inconsapevolezza' })
  expect(opinion).toHaveAttribute('href', fill('/{product}-lab/doppia-inconsapevolezza'))
  expect(opinion.parentElement).toHaveTextContent(/opinione.*confusione del settore/)
  expect(main().getByRole('list')).not.toContainElement(opinion)
})

test('lab.teaser: the study on benchmarks is announced', () => {
  const teaser = main().getByRole('region', { name: /benchmark delle indagini di mercato/ })
  expect(teaser).toHaveTextContent(/prossimo studio/)
  expect(within(teaser).queryByRole('link')).not.toBeInTheDocument()
})
