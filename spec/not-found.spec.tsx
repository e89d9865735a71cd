import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { visit } from './support/subject.tsx'

const main = () => within(screen.getByRole('main'))

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await visit('/calle/che-non-c-è')
})

test('not-found.words: 404 in figures, the rest in English', () => {
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(/^404$/)
  expect(main().getByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
})

test('not-found.italian: the first words, and the last', () => {
  const said = screen.getByRole('main').textContent
  expect(said).toMatch(/^Questa calle non\sporta da\snessuna parte/)
  expect(said).toMatch(/basta tornare al campo e ripartire\.Torna alla homeOppure scrivici: ti diciamo la strada$/)
})

test('not-found.home: the way back', () => {
  expect(main().getByRole('link', { name: 'Torna alla home' })).toHaveAttribute('href', '/')
})

test('not-found.contact: the way to who knows', () => {
  expect(main().getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/contatti'])
})

test('not-found.console: the missing path', () => {
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining(encodeURI('/calle/che-non-c-è'))]])
})

test('not-found.unindexed: robots are told so', () => {
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'nothing', 'what robots are told').toBe('noindex')
})
