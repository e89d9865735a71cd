import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listed } from './support/rows.ts'
import { visit } from './support/subject.tsx'

beforeEach(async () => void (await visit('/proprietario')))

test('owner-area.intro: guides, strategies, expert tips', () => {
  const intro = within(screen.getByRole('main')).getByText(/^Guide, strategie e consigli di esperti/)
  expect(intro).toHaveTextContent(/rendere al meglio gli affitti brevi a Venezia/)
})

test('owner-area.cards: those of the list, in order', () => {
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(listed('owners').map(({ path }) => path))
})
