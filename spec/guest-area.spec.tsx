import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listed } from './support/rows.ts'
import { visit } from './support/subject.tsx'

beforeEach(async () => void (await visit('/ospite')))

test('guest-area.intro: for who spends some nights in the city', () => {
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/la città raccontata a chi ci passa qualche notte/)
})

test('guest-area.cards: those of the list, in order', () => {
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(listed('guests').map(({ path }) => path))
})
