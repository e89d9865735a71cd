import { expect, test } from 'vitest'
import { dayAndMonth, fullDate, monthAndYear } from './article.ts'
import { articleBySlug, articleModule, articles } from './articles.ts'

test('catalogue: newest first, each under its slug and with its body', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(articleBySlug('mercato-rialto')).toHaveProperty('slug', 'mercato-rialto')
  expect(articleModule('mercato-rialto').headings.length).toBeGreaterThan(3)
})

test('catalogue: an article that does not exist is named, with those that do', () => {
  expect(() => articleBySlug('venezia-lunare')).toThrow(/^no article «venezia-lunare»: expected one of .*, mercato-rialto, /)
  expect(() => articleModule('venezia-lunare')).toThrow('no body for the article «venezia-lunare»')
})

test('dates: as Italian writes them', () => {
  expect([fullDate('2025-03-01'), fullDate('2025-11-21'), dayAndMonth('2025-01-05')]).toEqual(['1° marzo 2025', '21 novembre 2025', '5 gennaio'])
  expect([monthAndYear('2025-01-20'), monthAndYear('2025-12-01')]).toEqual(['Gennaio 2025', 'Dicembre 2025'])
})
