import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { routeRows } from './support/rows.ts'
import { readTable } from './support/table.ts'

type Assertion = [level: string, limits: { minScore?: number; maxNumericValue?: number; aggregationMethod?: string }]
interface Lighthouse {
  ci: {
    collect: { numberOfRuns: number; url: string[] }
    assert: { assertMatrix: { matchingUrlPattern: string; assertions: Record<string, Assertion> }[] }
  }
}

const { collect, assert } = (JSON.parse(fill(readFileSync('lighthouserc.json', 'utf8'))) as Lighthouse).ci
const everywhere = assert.assertMatrix.find(({ matchingUrlPattern }) => matchingUrlPattern === '.*')!.assertions
const budgets = readTable('lighthouse', 'Budgets')

test('lighthouse.pages: the audited pages are those of the table', () => {
  const audited = readTable('lighthouse', 'Pages').map(({ path }) => path)
  expect(collect.url.map((url) => new URL(url).pathname)).toEqual(audited)
  const paths = new Set(routeRows.map(({ path }) => path))
  expect(audited.filter((path) => !paths.has(path))).toEqual([])
})

test.each(readTable('lighthouse', 'Scores'))('lighthouse.scores: $category at least $score', ({ category, score, runs }) => {
  expect(everywhere[`categories:${category}`]).toEqual(['error', { minScore: Number(score), aggregationMethod: runs }])
  expect(collect.numberOfRuns).toBe(3)
})

test.each(budgets)('lighthouse.budgets: $audit at most $most', ({ audit, most }) => {
  expect(everywhere[audit!]?.[0]).toBe('error')
  expect(everywhere[audit!]?.[1].maxNumericValue).toBe(Number(most))
})

test('lighthouse.budgets: every assertion is an error', () => {
  const levels = assert.assertMatrix.flatMap(({ assertions }) => Object.values(assertions).map(([level]) => level))
  expect(new Set(levels)).toEqual(new Set(['error']))
})
