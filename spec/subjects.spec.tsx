import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readable } from './support/readable.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const articlesFor = (reader: string) => readTable('subjects').filter((row) => row.for === reader)

async function covers({ path, words }: Record<string, string>) {
  await visit(path!)
  const body = readable(screen.getByRole('navigation', { name: 'In questo articolo' }).nextElementSibling!)
  expect(words!.split('; ').filter((word) => !body.includes(word))).toEqual([])
}

test.each(articlesFor('owners'))('subjects.owners: $path covers $words', covers)
test.each(articlesFor('guests'))('subjects.guests: $path covers $words', covers)
test.each(articlesFor('lab'))('subjects.lab: $path covers $words', covers)
