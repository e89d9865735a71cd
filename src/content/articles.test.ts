// @vitest-environment node
import { expect, test } from 'vitest'
import { dayAndMonth, fullDate, monthAndYear } from './article'
import { articleBySlug, articles, loadArticle } from './articles'

test('catalogue: newest first, each under its slug and with its body', async () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(articleBySlug('mercato-rialto')).toHaveProperty('slug', 'mercato-rialto')
  expect((await loadArticle('mercato-rialto')).headings.length).toBeGreaterThan(3)
})

test('catalogue: an article that does not exist is named, with those that do', async () => {
  expect(() => articleBySlug('venezia-lunare')).toThrow(/^no article «venezia-lunare»: expected one of .*, mercato-rialto, /)
  await expect(loadArticle('venezia-lunare')).rejects.toThrow('no body for the article «venezia-lunare»')
})

test('dates: as Italian writes them', () => {
  expect([fullDate('2025-03-01'), fullDate('2025-11-21'), dayAndMonth('2025-01-05')]).toEqual(['1° marzo 2025', '21 novembre 2025', '5 gennaio'])
  expect([monthAndYear('2025-01-20'), monthAndYear('2025-12-01')]).toEqual(['Gennaio 2025', 'Dicembre 2025'])
})
