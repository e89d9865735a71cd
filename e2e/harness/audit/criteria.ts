import { readTable } from '../requirements/table.ts'
import type { AuditResult, CellResult, TestResult } from './result.ts'

export interface Criterion {
  num: string
  level: 'A' | 'AA' | 'AAA'
  name: string
  /** Ids of tests, and the engines that have a rule. */
  coveredBy: string[]
  /** «2026-11-21: why», or nothing. */
  decision: string
}

const rowsOf = (file: string, heading: string): Criterion[] =>
  readTable(file, heading).map(({ criterion = '', level, name = '', 'covered by': covered = '', decision = '' }) => ({
    num: criterion,
    level: level as Criterion['level'],
    name,
    coveredBy: covered.split(', ').filter(Boolean),
    decision,
  }))

/** The criteria that a chapter claims, and what covers each. */
export const readCriteria = (file: string): Criterion[] => ['Levels A and AA', 'Level AAA'].flatMap((heading) => rowsOf(file, heading))

/** The words of the OpenACR catalogue. */
export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated'

export interface Outcome {
  criterion: Criterion
  level: Level
  /** Tests of the criterion that ran, and those that failed. */
  tests: TestResult[]
  failed: TestResult[]
  /** Cells in which an engine sees a violation, or asks. */
  violated: CellResult[]
  asked: CellResult[]
}

/** Follows from the result; nobody types it. */
export function outcomeOf(criterion: Criterion, { tests, cells }: Pick<AuditResult, 'tests' | 'cells'>): Outcome {
  const own = tests.filter(({ ids }) => ids.some((id) => criterion.coveredBy.includes(id)))
  const failed = own.filter(({ status }) => status === 'failed')
  const violated = cells.filter(({ violations }) => violations.some((row) => row.criterion === criterion.num))
  const asked = cells.filter(({ reviews }) => reviews.some((row) => row.criterion === criterion.num))
  const notRun = criterion.coveredBy.filter((id) => id.includes('.') && !own.some(({ ids }) => ids.includes(id)))
  const byEngines = criterion.coveredBy.some((id) => !id.includes('.')) && cells.length > 0
  const level = (): Level => {
    if (failed.length + violated.length > 0) return own.length > 0 && failed.length === own.length ? 'does-not-support' : 'partially-supports'
    if (own.length === 0 && !byEngines) return criterion.decision ? 'not-applicable' : 'not-evaluated'
    return asked.length > 0 || notRun.length > 0 ? 'not-evaluated' : 'supports'
  }
  return { criterion, level: level(), tests: own, failed, violated, asked }
}

export const outcomesOf = (result: AuditResult): Outcome[] => result.criteria.map((criterion) => outcomeOf(criterion, result))
