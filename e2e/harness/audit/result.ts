import type { Answer } from './answers.ts'
import type { Criterion } from './criteria.ts'
import type { Visit } from './evidence.ts'
import type { Contract } from './contract.ts'
import type { Shown } from '../site.ts'
import type { Cell } from './matrix.ts'
import type { Merged } from './merge.ts'
import type { Parts } from './parts.ts'

/** One cell of the matrix, after its run. */
export interface CellResult {
  cell: Cell
  /** Engines have looked, or checks of ours alone. */
  by: 'engines' | 'checks'
  /** When. */
  at: string
  /** Rows that no contract covers. */
  violations: Merged[]
  reviews: Merged[]
  disputed: Merged[]
  /** Names of the contracts that covered something here. */
  used: string[]
  /** Names of the contracts of whose elements one was here. */
  met: string[]
  picture: string
  /** The browser, with its version. */
  browser: string
  /** The hash of what a page or a state says to assistive technology, of the first look that has it. */
  said?: string
  /** Where the page led by itself, before anybody looked. */
  led?: string
  /** Whether there was anything that a reader fills in, whoever put it there. */
  field: boolean
}

export interface TestResult {
  /** Ids at the head of the title: `criteria.1.4.10`. */
  ids: string[]
  title: string
  file: string
  status: 'passed' | 'failed'
  errors: string[]
  ms: number
  /** Each page that it met, with what it found wrong there. */
  visits: Visit[]
}

/** All that a run found; every report is written from it and from nothing else. */
export interface AuditResult {
  site: Record<'name' | 'url' | 'email', string>
  address: string
  date: string
  engines: Record<string, string>
  browser: string
  /** The commit of the sources, or that there is none. */
  sources: string
  sample: { structured: string[]; random: string[] }
  /** Of the sample. */
  pages: string[]
  /** Of each page whether anything can be filled in there, and the states of the matrix that it has. */
  facts: Record<string, { field: boolean; states: string[] }>
  /** The hashes of what a person can judge. */
  parts: Record<string, Parts>
  /** What people have answered. */
  answers: Answer[]
  criteria: Criterion[]
  /** Whether checks that only this site has were run, too. */
  hasOwnProbes: boolean
  /** What could not be known; the claims are made within it. */
  limits: string[]
  notApplicable: Record<string, number>
  cells: CellResult[]
  /** States that were to be looked at, and of which no engine gave an end. */
  lost: Cell[]
  /** What a state shows that a person is asked about, by its name. */
  shown: Record<string, Shown>
  tests: TestResult[]
  /** Known issues and decisions that this run took into account. */
  contracts: Contract[]
  /** Contracts that have expired, match nothing or are not proved; answers that count no longer; reports that do not fit their schema. */
  broken: string[]
}

/** What engines have looked at. */
export const judgedCells = (cells: CellResult[]): CellResult[] => cells.filter(({ by }) => by === 'engines')

/** The file that the parts of a run exchange, and where the pictures go. */
export const FOLDER = process.env.AUDIT_FOLDER ?? 'reports/audit'
export const PLAN = `${FOLDER}/plan.json`
