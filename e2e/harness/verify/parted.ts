import { stripVTControlCharacters } from 'node:util'
import { HEAD, idsOf } from '../requirements/ids.ts'
import type { Outcome } from '../requirements/outcomes.ts'

const eachAssertion = new RegExp(`\\n(?=(?:\\w*Error: )?${HEAD}: )`)

/** A test that failed in several ways as so many failures: one for each requirement that its assertions name. */
export function parted(outcome: Outcome): Outcome[] {
  const known = idsOf(outcome.title)
  const parts = stripVTControlCharacters(outcome.message).split(eachAssertion)
  const named = new Map<string, Outcome>()
  for (const message of parts) {
    const ids = idsOf(message.replace(/^\w*Error: /, '')).filter((id) => known.includes(id))
    const key = ids.join(', ')
    // The first of a kind says enough: the same at every width is one fault.
    if (ids.length > 0 && !named.has(key)) named.set(key, { ...outcome, message, blames: ids })
  }
  return named.size > 1 ? [...named.values()] : [outcome]
}
