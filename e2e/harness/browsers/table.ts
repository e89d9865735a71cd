import { idsOf } from '../requirements/ids.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { endOf, type Outcome } from '../requirements/outcomes.ts'

/** One engine's run, or why there was none, or none to its end. */
export interface EngineRun {
  engine: string
  /** As the browser names itself. */
  version?: string
  missing?: string
  seconds: number
  outcomes: Outcome[]
}

export type EngineTable = ReturnType<typeof tableOf>

/** Requirement × engine, out of what ran: the ids are those that the titles of the checks name. The commit is that of the sources, where git knows it. */
export function tableOf(runs: EngineRun[], commit?: string) {
  const ids = new Set(runs.flatMap(({ outcomes }) => outcomes.flatMap(({ title }) => idsOf(title))))
  return {
    commit,
    engines: runs.map(({ engine, version = 'not here' }) => ({ engine, version })),
    rows: [...ids].toSorted().map((id) => ({ id, cells: runs.map(({ outcomes }) => endOf(id, outcomes)) })),
  }
}

export const markdown = ({ commit, engines, rows }: EngineTable): string =>
  (commit ? `Sources: ${commit}.\n\n` : '') +
  markdownTable(['requirement', ...engines.map(({ version }) => version)], rows.map(({ id, cells }) => [`\`${id}\``, ...cells]))

function lineOf({ engine, version, missing, seconds, outcomes }: EngineRun, only: string | undefined): string {
  if (missing) return version ? `✗ ${version}: broke off: ${missing}` : `✗ ${engine}: not run: ${missing}`
  if (outcomes.length === 0) return `✗ ${version}: no check ran: expected one ${only ? `whose title holds «${only}» (--only)` : 'at least'}, found none`
  const failed = outcomes.filter(({ status }) => status !== 'passed').length
  return `${failed === 0 ? '✓' : '✗'} ${version}: ${outcomes.length - failed} passed, ${failed} failed, ${Math.round(seconds)} s`
}

/** One line for each engine; green only if each that was asked for ran and passed. `only` are the words that were to be in the titles. */
export function conclude(runs: EngineRun[], only?: string): { lines: string[]; green: boolean } {
  return {
    lines: runs.map((run) => lineOf(run, only)),
    green: runs.every(({ missing, outcomes }) => !missing && outcomes.length > 0 && outcomes.every(({ status }) => status === 'passed')),
  }
}
