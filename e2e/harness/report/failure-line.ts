import { explain } from './explain.ts'
import { saidBy } from '../requirements/ids.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'

/** One line: requirement, where, what was expected, what was found. */
export function failureLine(outcome: Outcome): string {
  const { expected, found } = explain(outcome.message)
  const where = [outcome.group, saidBy(outcome.title)].filter(Boolean).join(' › ')
  return `✗ ${idsAtFault(outcome).join(', ') || outcome.file} — ${where} — expected ${expected} — found ${found} (${outcome.file})`
}
