import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { listed, monthOf } from './support/rows.ts'
import { visit } from './support/subject.tsx'

const main = () => within(screen.getByRole('main'))
const entries = () => within(main().getByRole('list')).getAllByRole('listitem')
const rows = listed('lab').map(({ path, heading, label, date = '' }, index) => ({ path, heading, label, month: monthOf({ date }), index }))

beforeEach(async () => void (await visit(fill('/{product}-lab'))))

test('lab.entries: those of the list, in order', () => {
  expect(entries().map((entry) => within(entry).getByRole('heading').textContent)).toEqual(rows.map(({ heading }) => heading))
})

test.each(rows)('lab.category: «$label» on «$heading»', ({ index, label }) => {
  expect(within(entries()[index]!).getByText(label!)).toBeVisible()
})

test.each(rows)('lab.date: «$month» on «$heading»', ({ index, month }) => {
  expect(within(entries()[index]!).getByText(month)).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d$/))
})

test.each(rows)('lab.read: the button of «$heading»', ({ index, heading, path }) => {
  const read = within(entries()[index]!).getByRole('link')
  expect(read).toHaveTextContent(`Leggi: ${heading}`)
  expect(read).toHaveAttribute('href', path)
})

test('lab.opinion: a sentence outside the list', () => {
  const opinion = main().getByRole('link', { name: 'La doppia inconsapevolezza' })
  expect(opinion).toHaveAttribute('href', fill('/{product}-lab/doppia-inconsapevolezza'))
  expect(opinion.parentElement).toHaveTextContent(/opinione.*confusione del settore/)
  expect(main().getByRole('list')).not.toContainElement(opinion)
})

test('lab.teaser: the study on benchmarks is announced', () => {
  const teaser = main().getByRole('region', { name: /benchmark delle\sindagini di mercato/ })
  expect(teaser).toHaveTextContent(/prossimo studio/)
  expect(within(teaser).queryByRole('link')).not.toBeInTheDocument()
})
