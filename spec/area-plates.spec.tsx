import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

test.each(readTable('area-plates'))('area-plates.own: $path shows «$plate»', async ({ path = '', plate = '' }) => {
  await visit(path)
  const head = screen.getByRole('heading', { level: 1 }).closest('header')!
  const pictures = [...screen.getByRole('main').querySelectorAll('img')].map((picture) => picture.getAttribute('src')!)
  const own = [...head.querySelectorAll('img')].map((picture) => picture.getAttribute('src')!)
  expect(own).toEqual([expect.stringMatching(new RegExp(`^/plates/${plate}-`))])
  expect(pictures.filter((source) => source === own[0])).toHaveLength(1)
})
