import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { plateFor, pressPlate, skyOf } from './support/build.ts'
import { articleRows, dayOf } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

type Card = HTMLElement

const heading = (card: Card) => within(card).getByRole('heading')
const link = (card: Card) => within(card).getByRole('link')
const target = (card: Card) => link(card).getAttribute('href')
const time = (card: Card) => within(card).getByRole('time')
const sentence = String.raw`\P{Ll}(?:[^.?!]|[.?!](?!\s|$))+[.?]`
/** One sentence or two, as long as a teaser: from a capital to a full stop or a question mark. */
const sentences: unknown = expect.stringMatching(new RegExp(String.raw`^(?=\p{Lu}.{40,170}$)${sentence}(?:\s${sentence})?$`, 'u'))
/** What the row of a card's article says. */
const told = (column: string) => (card: Card) => articleRows.find(({ path }) => path === target(card))?.[column]
/** An article's own page is an `article` too: it holds the first heading. */
const cards = () => screen.getAllByRole('article').filter((article) => !within(article).queryByRole('heading', { level: 1 }))

describe.each(['/', '/proprietario', '/ospite', '/blog/locazioni-transitorie'])('on %s', (path) => {
  beforeEach(async () => void (await visit(path)))

  test.each<[title: string, found: (card: Card) => unknown, expected: (card: Card) => unknown]>([
    [
      'cards.picture: the one of its article',
      (card) => within(card).getByRole('presentation').getAttribute('src'),
      (card) => expect.stringContaining(target(card)!.split('/').at(-1)!),
    ],
    ['cards.title: the heading of the page it leads to', (card) => heading(card).textContent, told('heading')],
    [
      'cards.label: named by the heading',
      (card) => card.getAttribute('aria-labelledby')!.split(' ').map((id) => document.getElementById(id)?.textContent),
      (card) => [heading(card).textContent],
    ],
    ['cards.teaser: one or two sentences', (card) => heading(card).nextElementSibling?.textContent, () => sentences],
    ['cards.author: the label of the table', (card) => time(card).parentElement!.textContent.split(', ')[0], told('author')],
    ['cards.author: before the title', (card) => time(card).compareDocumentPosition(heading(card)), () => Node.DOCUMENT_POSITION_FOLLOWING],
    ['cards.date: day and month of the table, no year', (card) => time(card).textContent, (card) => dayOf({ date: told('date')(card)! })],
    [
      'cards.offers: of the articles with a tool, as the table has it',
      (card) => (link(card).nextSibling?.textContent ?? '').replaceAll('\u00A0', ' ').trim(),
      (card) => readTable('tools').find(({ path }) => path === target(card))?.offer ?? '',
    ],
    [
      'cards.icon: the one of the table, beside the author',
      (card) => time(card).closest('p')!.querySelector('svg[aria-hidden=true] use')?.getAttribute('href')?.split('#')[1],
      told('icon'),
    ],
    ['cards.read: one link that names its article', (card) => link(card).textContent, (card) => `Leggi: ${heading(card).textContent}`],
  ])('%s', (_, found, expected) => {
    expect(cards().length, 'cards').toBeGreaterThanOrEqual(3)
    expect(cards().map(found)).toEqual(cards().map(expected))
  })
})

test('cards.sky: two inks of its own tint a picture', () => {
  const stops = (upper: 'red' | 'acqua', lower: 'gold' | 'paper') =>
    [...pressPlate('mercato-rialto', [upper, lower]).matchAll(/<stop[^>]*stop-color:var\((\S+)\)/g)].map(([, ink]) => ink)
  expect(new Set(stops('red', 'gold')).size).toBe(2)
  expect(stops('acqua', 'paper')).not.toEqual(stops('red', 'gold'))
})

test('cards.sky: the two that stand in the article', () => {
  const slugs = articleRows.map(({ path }) => path!.split('/').at(-1)!)
  const written = slugs.map((slug) => /^sky: \[(\w+), (\w+)\]$/m.exec(readFileSync(`src/content/articles/${slug}.mdx`, 'utf8'))!.slice(1))
  expect(slugs.map(skyOf)).toEqual(written)
  const plate = plateFor()
  for (const slug of slugs) expect(plate(slug) === pressPlate(slug, skyOf(slug)), `the plate of ${slug} is printed in them`).toBe(true)
})
