import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readable } from './support/readable.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const textsOf = (figure: string) => readTable('constants', 'Texts').filter((row) => row.figure === figure)

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

test('constants.rules: ten, numbered', async () => {
  await visit('/blog/venezia-sostenibile')
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const numbers = headings.map((heading) => /^(\d+)\. ./.exec(heading)?.[1]).filter(Boolean)
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})
