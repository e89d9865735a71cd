import { commitOfSources } from '../command/commit.ts'
import type { AuditResult } from './result.ts'

/** The commit from which an audit is run, and whether anything has changed since. */
export function sourcesOf(folder?: string): string {
  const commit = commitOfSources(folder)
  return commit === undefined ? 'not under version control' : `commit ${commit}`
}

/** From what and with what an audit was made, each with its version. The sources of a site with checks of its own are those of the audit. */
export const madeWith = ({ sources, browser, engines, hasOwnProbes }: Pick<AuditResult, 'sources' | 'browser' | 'engines' | 'hasOwnProbes'>): string =>
  `Sources${hasOwnProbes ? '' : ' of the audit'}: ${sources}. Browser: ${browser}. Engines: ${Object.entries(engines).map((engine) => engine.join(' ')).join(', ')}.`
