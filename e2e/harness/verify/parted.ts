import { idsOf } from '../requirements/ids.ts'
import type { Outcome } from '../requirements/outcomes.ts'

/** A test that failed in several ways as so many failures: one for each requirement that is blamed. */
export function parted(outcome: Outcome): Outcome[] {
  const known = new Set(idsOf(outcome.title))
  const own = (outcome.blames ?? []).filter(({ ids }) => ids.some((id) => known.has(id)))
  // The first of a kind says enough: the same at every width is one fault, at every address as many.
  const kinds = own.map(({ ids, message }) => `${ids.join()} ${/^(?:Error: )?(\/\S+)/.exec(message)?.[1] ?? ''}`)
  const firsts = own.filter((_, at) => kinds.indexOf(kinds[at]!) === at)
  return firsts.length > 1 ? firsts.map((blame) => ({ ...outcome, message: blame.message, blames: [blame] })) : [outcome]
}
