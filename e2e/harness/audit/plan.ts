import { existsSync, readFileSync } from 'node:fs'
import type { Contract } from './contract.ts'
import type { Cell } from './matrix.ts'
import { PLAN } from './result.ts'
import type { StageSubject } from './stage.ts'

/** What the probes of a run are told; `npm run audit` writes it. */
export interface Plan {
  cells: Cell[]
  /** The sample. */
  pages: string[]
  missing?: string
  stage: StageSubject
  contracts: Contract[]
  /** Criteria of which a fault fails the run; each, and best practice, if none is named. */
  claimed?: string[]
}

const nothing: Plan = { cells: [], pages: [], stage: { states: {} }, contracts: [] }

/** Without a plan there is nothing to look at. */
export const readPlan = (): Plan => (existsSync(PLAN) ? (JSON.parse(readFileSync(PLAN, 'utf8')) as Plan) : nothing)
