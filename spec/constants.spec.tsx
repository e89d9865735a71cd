import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readable } from './support/readable.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const texts = readTable('constants', 'Texts')

function textsOf(figure: string) {
  const own = texts.filter((row) => row.figure === figure)
  // Of an empty list `test.each` makes no test, and says nothing.
  if (own.length === 0) throw new Error(`spec/constants.md, «Texts»: expected a row of «${figure}», found none`)
  return own
}

async function stands({ path, text }: Record<string, string>) {
  await visit(path!)
  const body = screen.getByRole('navigation', { name: 'In questo articolo' }).nextElementSibling!
  expect(readable(body)).toContain(text)
}

test.each(textsOf('commission'))('constants.commission: $path says «$text»', stands)
test.each(textsOf('offer'))('constants.offer: $path says «$text»', stands)
test.each(textsOf('yield'))('constants.yield: $path says «$text»', stands)
test.each(textsOf('stay'))('constants.stay: $path says «$text»', stands)
test.each(textsOf('contracts'))('constants.contracts: $path says «$text»', stands)
test.each(textsOf('taxes'))('constants.taxes: $path says «$text»', stands)
test.each(textsOf('transport'))('constants.transport: $path says «$text»', stands)
test.each(textsOf('tips'))('constants.tips: $path says «$text»', stands)

test('constants.commission, constants.offer, constants.yield, constants.stay, constants.contracts, constants.taxes, constants.transport, constants.tips: no row is of another figure', () => {
  // One for all: a row whose figure is mistyped is missing from one of them, and nobody can tell which.
  expect(new Set(texts.map(({ figure }) => figure))).toEqual(new Set(['commission', 'offer', 'yield', 'stay', 'contracts', 'taxes', 'transport', 'tips']))
})

function wordsOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element
  for (const citation of copy.querySelectorAll('sup')) citation.remove()
  return readable(copy)
}

/** The cells under a head. In a table of more than two columns each of them has its label, too. */
function columnOf(column: string): Element[] {
  const main = screen.getByRole('main')
  const labelled = [...main.querySelectorAll(`[data-label="${column}"]`)]
  if (labelled.length > 0) return labelled
  return [...main.querySelectorAll('table')].flatMap((table) => {
    const place = [...table.querySelectorAll('thead th')].findIndex((head) => wordsOf(head) === column)
    return [...table.querySelectorAll('tbody tr')].flatMap(({ children }) => children[place] ?? [])
  })
}

test.each(readTable('constants', 'Columns'))('constants.columns: «$column» on $path', async ({ path, column = '', cells = '' }) => {
  await visit(path!)
  expect(columnOf(column).map(wordsOf)).toEqual(cells.split('; '))
})

test('constants.rules: ten, numbered', async () => {
  await visit('/blog/venezia-sostenibile')
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const numbers = headings.map((heading) => /^(\d+)\. ./.exec(heading)?.[1]).filter(Boolean)
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})
