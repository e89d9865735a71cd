import { failureLine } from '../report/failure-line.ts'
import { idsOf } from '../requirements/ids.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'
import type { Sabotage } from './sabotage.ts'

export interface Verdict {
  sabotage: Sabotage
  /** `unclear`: no test of the requirement ran, or what ran did not even load. */
  end: 'killed' | 'survived' | 'unclear'
  why: string
  /** What `npm run verify` says of it. */
  line?: string
}

/** Killed is what made a test of this requirement fail, and say so. */
export function judge(sabotage: Sabotage, outcomes: Outcome[]): Verdict {
  const own = outcomes.filter(({ title }) => idsOf(title).includes(sabotage.requirement))
  const killer = own.find((outcome) => outcome.status === 'failed' && idsAtFault(outcome).includes(sabotage.requirement))
  if (killer) return { sabotage, end: 'killed', why: killer.title, line: failureLine(killer) }
  const broken = outcomes.find(({ status, title }) => status === 'failed' && idsOf(title).length === 0)
  if (broken) return { sabotage, end: 'unclear', why: `${broken.title}: ${broken.message.split('\n')[0]}` }
  if (own.every(({ status }) => status === 'skipped')) return { sabotage, end: 'unclear', why: 'no test of it ran' }
  return { sabotage, end: 'survived', why: `${own.length} tests passed` }
}

/** Requirements whose tests fail without any sabotage: they can notice nothing. */
export const alreadyRed = (outcomes: Outcome[]): Set<string> =>
  new Set(outcomes.filter(({ status }) => status === 'failed').flatMap(idsAtFault))
