import { expect, test } from 'vitest'
import { settingsAt } from './lighthouse-settings.ts'
import { paths } from './pages.ts'

test('lighthouse.budgets: of all pages each is audited once, by the same budgets', () => {
  const [some, all] = [settingsAt('http://127.0.0.1:1', false), settingsAt('http://127.0.0.1:1', true)]
  expect([some.ci.collect.url[0], some.ci.collect.numberOfRuns]).toEqual(['http://127.0.0.1:1/', 3])
  expect([all.ci.collect.url, all.ci.collect.numberOfRuns]).toEqual([paths.map((path) => `http://127.0.0.1:1${path}`), 1])
  expect(all.ci.assert).toEqual(some.ci.assert)
})
