import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { clauseOf, readCriteria } from './criteria.ts'
import { claimsSummary } from './reports/claims-summary.ts'
import { resultWith, testOf } from './sample-result.ts'
import { readTests } from '../requirements/written-tests.ts'
import { sample } from './sample.ts'
import { site } from '../../site.ts'
import { onJobPage } from '../report/job-page.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const titles = new Set(readTests(['e2e'], /\.(probe|e2e)\.ts$/).flatMap(({ ids }) => ids))
const criteria = readCriteria(site.specification.criteria)

test('audit.criteria: 55 of level A and AA, nine of level AAA, none twice', () => {
  const count = (level: string) => criteria.filter((criterion) => criterion.level === level).length
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 9])
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(64)
})

test.each(criteria)('audit.criteria: $num has a test that exists, or an engine', ({ coveredBy }) => {
  expect(coveredBy.filter((id) => !titles.has(id) && !['axe', 'ibm', 'alfa'].includes(id))).toEqual([])
  expect(coveredBy.length).toBeGreaterThan(0)
})

test('audit.clauses: EN 301 549 V3.2.1 takes over A and AA of WCAG 2.1, nothing of level AAA or of WCAG 2.2', () => {
  expect(criteria.filter((criterion) => clauseOf(criterion)).length).toBe(49)
  expect(criteria.flatMap((criterion) => clauseOf(criterion) ?? [])).toEqual(expect.arrayContaining(['9.1.1.1', '9.1.4.10', '9.4.1.3']))
})

test('audit.sample: a page of each kind, three by lot, the same each time', () => {
  const { kinds } = site.pages
  const { structured, random } = sample(site.pages)
  expect(structured.toSorted()).toEqual(kinds.toSorted())
  expect(sample(site.pages)).toEqual({ structured, random })
  expect(random).toHaveLength(3)
  expect(random.filter((path) => kinds.includes(path))).toEqual([])
})

test('audit.summary: counts, what fails and where, and what no longer holds', () => {
  const text = claimsSummary({ ...resultWith([testOf('criteria.1.4.10', 'failed'), testOf('criteria.1.4.12')], {}, criteria), broken: ['a decision | expired'] })
  expect(text).toMatch(/^### 1 criteria fail\n\n1 supported, 0 not applicable, 62 not evaluated, 1 supported in part, 0 not supported; 1 states of 2 pages, 1 of 2 checks failed\./)
  expect(text).toContain('| 1.4.10 Reflow | /news | criteria.1.4.10: of both: Error: <b> & "c" |')
  expect(text).toContain('- a decision ¦ expired')
})

test('audit.summary: it is added to the page of a job, where there is one', () => {
  const folder = temporaryFolder('summary-', { 'page.md': 'before\n' })
  vi.stubEnv('GITHUB_STEP_SUMMARY', '')
  expect(onJobPage('after')).toBe(false)
  vi.stubEnv('GITHUB_STEP_SUMMARY', `${folder}/page.md`)
  expect(onJobPage('after\n')).toBe(true)
  vi.unstubAllEnvs()
  expect(readFileSync(`${folder}/page.md`, 'utf8')).toBe('before\nafter\n')
})
