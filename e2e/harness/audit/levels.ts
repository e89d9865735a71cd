import type { Criterion } from './criteria.ts'
import { questionsOf } from './questions.ts'
import type { AuditResult } from './result.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** The words of the OpenACR catalogue. */
export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated'

export interface Claim {
  criterion: Criterion
  level: Level
  /** One for each page of the sample, and for each other page that a check met and failed. */
  verdicts: Verdict[]
}

/** Follows from the verdicts; nobody types it. Supported is only what was judged on every page of the sample. */
function levelOf(verdicts: Verdict[]): Level {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  if (count('failed') > 0) return count('failed') * 2 > verdicts.length ? 'does-not-support' : 'partially-supports'
  if (count('cantTell') + count('untested') > 0 || verdicts.length === 0) return 'not-evaluated'
  return count('inapplicable') === verdicts.length ? 'not-applicable' : 'supports'
}

export function claimOf(criterion: Criterion, result: AuditResult, questions = questionsOf(result)): Claim {
  const sample = [...result.sample.structured, ...result.sample.random]
  const met = [...result.tests.flatMap(({ visits }) => visits.map(({ path }) => path)), ...result.cells.map(({ cell }) => cell.path)]
  const judged = [...new Set([...sample, ...met])].map((path) => verdictOf(criterion, path, result, questions))
  const verdicts = judged.filter(({ path, outcome }) => sample.includes(path) || outcome === 'failed')
  return { criterion, level: levelOf(verdicts), verdicts }
}

export const claimsOf = (result: AuditResult, questions = questionsOf(result)): Claim[] => result.criteria.map((criterion) => claimOf(criterion, result, questions))
