import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { listed } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const recent = () => screen.getByRole('region', { name: 'Articoli recenti' })
/** The page before the recent articles. */
const hero = () => recent().previousElementSibling as HTMLElement
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

beforeEach(async () => void (await visit('/')))

test('home.headline: the brand, then its promise', () => {
  const headline = screen.getByRole('heading', { level: 1 })
  expect(headline).toHaveTextContent(fill('{Product}: Ospitalità Autentica nel Cuore di Venezia'))
  expect(hero()).toContainElement(headline)
})

test('home.intro: a paragraph follows the headline', () => {
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/^Gestiamo .*proprietari.*ospiti/)
})

test('home.tiles: four, in order', () => {
  const tiles = within(within(hero()).getByRole('list')).getAllByRole('heading', { level: 2 })
  expect(tiles.map(({ textContent }) => ({ title: textContent }))).toEqual(readTable('home', 'Tiles'))
  const pictures = [...hero().querySelectorAll<HTMLImageElement>('li img')].map(({ src }) => src)
  expect(new Set(pictures).size).toBe(4)
  expect(pictures.filter((picture) => !/\/plates\/tile-/.test(picture))).toEqual([])
})

test('home.buttons: three, in order', () => {
  const found = within(hero()).getAllByRole('link')
  expect(found.map((link) => ({ text: link.textContent, target: link.getAttribute('href') }))).toEqual(readTable('home', 'Buttons'))
})

test('home.recent: one featured, one of the Lab, then the others', () => {
  const cards = within(recent()).getAllByRole('article')
  expect(targets(cards.map((card) => within(card).getByRole('link')))).toEqual(listed('home').map(({ path }) => path))
  expect(within(within(recent()).getByRole('list')).getAllByRole('article')).toEqual(cards.slice(2))
})
