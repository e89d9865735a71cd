// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Criterion, outcomeOf, readCriteria } from './criteria.ts'
import { merge } from './merge.ts'
import { idsOf } from '../requirements/outcomes.ts'
import { sample } from './sample.ts'
import { kinds } from '../../support/pages.ts'
import { finding, resultWith, testOf } from './sample-result.ts'
import { filesBelow } from '../../../spec/support/files.ts'

const titles = new Set(filesBelow('e2e').filter((file) => /\.(probe|e2e)\.ts$/.test(file)).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['`]((?:[a-z-]+\.[\w.-]+(?:, )?)+: )/g)].flatMap(([, head = '']) => idsOf(head))))

test('audit.criteria: 55 of level A and AA, nine of level AAA, none twice', () => {
  const count = (level: string) => readCriteria().filter((criterion) => criterion.level === level).length
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 9])
  expect(new Set(readCriteria().map(({ num }) => num)).size).toBe(64)
})

test.each(readCriteria())('audit.criteria: $num has a test that exists or a dated decision', ({ coveredBy, decision }) => {
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
  expect(sample().structured.toSorted()).toEqual(kinds.toSorted())
  expect(sample()).toEqual(sample())
  expect(sample().random).toHaveLength(3)
  expect(sample().random.filter((path) => kinds.includes(path))).toEqual([])
})
