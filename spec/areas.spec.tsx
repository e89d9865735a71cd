import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

test.each(readTable('areas'))('area-plates.own: $path shows «$plate»', async ({ path = '', plate = '' }) => {
  await visit(path)
  const head = screen.getByRole('heading', { level: 1 }).closest('header')!
  const pictures = [...screen.getByRole('main').querySelectorAll('img')].map((picture) => picture.getAttribute('src')!)
  const own = [...head.querySelectorAll('img')].map((picture) => picture.getAttribute('src')!)
  expect(own).toEqual([expect.stringMatching(new RegExp(`^/plates/${plate}-`))])
  expect(pictures.filter((source) => source === own[0])).toHaveLength(1)
})

test('owner-area.intro: guides, strategies, expert tips', async () => {
  await visit('/proprietario')
  const intro = within(screen.getByRole('main')).getByText(/^Guide, strategie e consigli di esperti/)
  expect(intro).toHaveTextContent(/rendere al meglio gli affitti brevi a Venezia/)
})

test('guest-area.intro: for who spends some nights in the city', async () => {
  await visit('/ospite')
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/la città raccontata a chi ci passa qualche notte/)
})

test.each([
  ['owner-area.cards: those of the list, in order', '/proprietario', 'owners'],
  ['guest-area.cards: those of the list, in order', '/ospite', 'guests'],
])('%s', async (_, path, list) => {
  await visit(path)
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(listed(list).map((row) => row.path))
})
