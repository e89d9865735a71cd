import type { Criterion } from './criteria.ts'
import type { Contract } from './known-issues.ts'
import type { Cell } from './matrix.ts'
import type { Merged } from './merge.ts'

/** One cell of the matrix, after its run. */
export interface CellResult {
  cell: Cell
  /** Rows that no contract covers. */
  violations: Merged[]
  reviews: Merged[]
  disputed: Merged[]
  /** Names of the contracts that covered something here. */
  used: string[]
  picture: string
}

export interface TestResult {
  /** Ids at the head of the title: `criteria.1.4.10`. */
  ids: string[]
  title: string
  file: string
  status: 'passed' | 'failed'
  errors: string[]
  ms: number
}

export interface Contact {
  name: string
  url: string
  email: string
}

/** All that a run found; every report is written from it and from nothing else. */
export interface AuditResult {
  site: Contact
  address: string
  date: string
  engines: Record<string, string>
  sample: { structured: string[]; random: string[] }
  criteria: Criterion[]
  notApplicable: Record<string, number>
  cells: CellResult[]
  tests: TestResult[]
  /** Known issues and decisions that this run took into account. */
  contracts: Contract[]
  /** Contracts that have expired or match nothing. */
  broken: string[]
}

/** The file that the parts of a run exchange, and where the pictures go. */
export const FOLDER = 'reports/audit'
export const PLAN = `${FOLDER}/plan.json`
export const RESULT = `${FOLDER}/result.json`
