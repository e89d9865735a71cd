import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit } from './support/subject'
import { readTable } from './support/table'

beforeEach(async () => void (await visit('/ospite')))

test('guest-area.intro: for who spends some nights in the city', () => {
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/la città raccontata a chi ci passa qualche notte/)
})

test('guest-area.cards: eight, in order', () => {
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'))
  expect(links.map((link) => ({ target: link.getAttribute('href') }))).toEqual(readTable('guest-area'))
})
