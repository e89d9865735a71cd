import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readable } from './support/readable.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const subjects = readTable('subjects')

function articlesFor(reader: string) {
  const own = subjects.filter((row) => row.for === reader)
  // Of an empty list `test.each` makes no test, and says nothing.
  if (own.length === 0) throw new Error(`spec/subjects.md: expected a row for «${reader}», found none`)
  return own
}

async function covers({ path, words }: Record<string, string>) {
  await visit(path!)
  const body = readable(screen.getByRole('navigation', { name: 'In questo articolo' }).nextElementSibling!)
  expect(words!.split('; ').filter((word) => !body.includes(word))).toEqual([])
}

test.each(articlesFor('owners'))('subjects.owners: $path covers $words', covers)
test.each(articlesFor('guests'))('subjects.guests: $path covers $words', covers)
test.each(articlesFor('lab'))('subjects.lab: $path covers $words', covers)

test('subjects.owners, subjects.guests, subjects.lab: no row is for another reader', () => {
  // One for all: a row whose reader is mistyped is missing from one of them, and nobody can tell which.
  expect(new Set(subjects.map((row) => row.for))).toEqual(new Set(['owners', 'guests', 'lab']))
})
