import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readable } from './support/readable.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

async function covers({ path, words }: Record<string, string>) {
  await visit(path!)
  const body = readable(screen.getByRole('navigation', { name: 'In questo articolo' }).nextElementSibling!)
  expect(words!.split('; ').filter((word) => !body.includes(word))).toEqual([])
}

test.each(readTable('subjects', 'Owners'))('subjects.owners: $path covers $words', covers)
test.each(readTable('subjects', 'Guests'))('subjects.guests: $path covers $words', covers)
test.each(readTable('subjects', 'Lab'))('subjects.lab: $path covers $words', covers)
