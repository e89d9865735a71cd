// @vitest-environment node
import { expect, test } from 'vitest'
import { type Criterion, outcomeOf, readCriteria } from './criteria.ts'
import { merge } from './merge.ts'
import { readTests } from '../requirements/written-tests.ts'
import { sample } from './sample.ts'
import { site } from '../../site.ts'
import { finding, resultWith, testOf } from './sample-result.ts'

const titles = new Set(readTests(['e2e'], /\.(probe|e2e)\.ts$/).flatMap(({ ids }) => ids))
const criteria = readCriteria(site.specification.criteria)

test('audit.criteria: 55 of level A and AA, nine of level AAA, none twice', () => {
  const count = (level: string) => criteria.filter((criterion) => criterion.level === level).length
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 9])
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(64)
})

test.each(criteria)('audit.criteria: $num has a test that exists or a dated decision', ({ coveredBy, decision }) => {
  expect(coveredBy.filter((id) => id.includes('.') && !titles.has(id))).toEqual([])
  expect(coveredBy.length > 0 || /^\d{4}-\d\d-\d\d: .{20,}/.test(decision)).toBe(true)
})

const reflow: Criterion = { num: '1.4.10', level: 'AA', name: 'Reflow', coveredBy: ['criteria.1.4.10'], decision: '' }

test('audit.levels: supported only if all passed and nothing is open', () => {
  const level = (...args: Parameters<typeof resultWith>) => outcomeOf(reflow, resultWith(...args)).level
  expect(level([testOf('criteria.1.4.10')])).toBe('supports')
  expect(level([testOf('criteria.1.4.10', 'failed')])).toBe('does-not-support')
  expect(level([testOf('criteria.1.4.10'), testOf('criteria.1.4.10'), testOf('criteria.1.4.10', 'failed')])).toBe('partially-supports')
  expect(level([testOf('criteria.1.4.10')], { reviews: merge([finding({ criteria: ['1.4.10'] })]) })).toBe('not-evaluated')
  expect(level([testOf('criteria.1.4.10')], { violations: merge([finding({ criteria: ['1.4.10'] })]) })).toBe('partially-supports')
  expect(level([])).toBe('not-evaluated')
  expect(outcomeOf({ ...reflow, coveredBy: ['criteria.1.4.10', 'keyboard.order'] }, resultWith([testOf('criteria.1.4.10')])).level).toBe('not-evaluated')
})

test('audit.sample: a page of each kind, three by lot, the same each time', () => {
  const { kinds } = site.pages
  const { structured, random } = sample(site.pages)
  expect(structured.toSorted()).toEqual(kinds.toSorted())
  expect(sample(site.pages)).toEqual({ structured, random })
  expect(random).toHaveLength(3)
  expect(random.filter((path) => kinds.includes(path))).toEqual([])
})
