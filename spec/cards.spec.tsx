import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { pressPlate } from './support/build.ts'
import { articleRows, dayOf } from './support/rows.ts'
import { visit } from './support/subject.tsx'

const rows = articleRows.map((row): Record<string, string> => ({ ...row, day: dayOf(row) }))
const target = (card: HTMLElement) => within(card).getByRole('link').getAttribute('href')
const slug = (card: HTMLElement) => target(card)!.split('/').at(-1)!
/** An article's own page is an `article` too: it holds the first heading. */
const cards = () => screen.getAllByRole('article').filter((article) => !within(article).queryByRole('heading', { level: 1 }))
const expected = (column: string) => cards().map((card) => rows.find(({ path }) => path === target(card))?.[column])

describe.each(['/', '/proprietario', '/ospite', '/blog/locazioni-transitorie'])('on %s', (path) => {
  beforeEach(async () => void (await visit(path)))

  test('cards.picture: the one of its article', () => {
    const pictures = cards().map((card) => within(card).getByRole('presentation').getAttribute('src'))
    expect(pictures).toEqual(cards().map((card) => expect.stringContaining(slug(card))))
  })

  test('cards.title: the heading of the page it leads to', () => {
    const titles = cards().map((card) => within(card).getByRole('heading').textContent)
    expect(titles).toEqual(expected('heading'))
  })

  test('cards.label: named by the heading', () => {
    const names = cards().map((card) => card.getAttribute('aria-labelledby')!.split(' ').map((id) => document.getElementById(id)?.textContent))
    expect(names).toEqual(cards().map((card) => [within(card).getByRole('heading').textContent]))
  })

  test('cards.teaser: one or two sentences', () => {
    const teasers = cards().map((card) => within(card).getByRole('heading').nextElementSibling?.textContent)
    expect(teasers.filter((teaser) => !/^\p{Lu}.{40,170}[.?]$/u.test(teaser ?? ''))).toEqual([])
  })

  test('cards.author: the label of the table', () => {
    const found = cards().map((card) => within(card).getByRole('time').parentElement!.textContent.split(', ')[0])
    expect(found).toEqual(expected('author'))
  })

  test('cards.date: day and month of the table, no year', () => {
    expect(cards().map((card) => within(card).getByRole('time').textContent)).toEqual(expected('day'))
  })

  test('cards.icon: the one of the table, beside the author', () => {
    const icons = cards().map((card) => within(card).getByRole('time').closest('p')!.querySelector('svg[aria-hidden=true] use'))
    expect(icons.map((icon) => icon?.getAttribute('href')?.split('#')[1])).toEqual(expected('icon'))
  })

  test('cards.read: one link that names its article', () => {
    const links = cards().map((card) => within(card).getByRole('link').textContent)
    expect(links).toEqual(cards().map((card) => `Leggi: ${within(card).getByRole('heading').textContent}`))
  })
})

test('cards.sky: two inks of its own tint a picture', () => {
  const stops = (upper: 'red' | 'acqua', lower: 'gold' | 'paper') =>
    [...pressPlate('mercato-rialto', [upper, lower]).matchAll(/<stop[^>]*stop-color:var\((\S+)\)/g)].map(([, ink]) => ink)
  expect(new Set(stops('red', 'gold')).size).toBe(2)
  expect(stops('acqua', 'paper')).not.toEqual(stops('red', 'gold'))
})
