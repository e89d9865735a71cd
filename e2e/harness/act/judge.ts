import type { Expected } from './cases.ts'

/** What one implementation says of one case; `error` where it could not look at all. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'error'

export type Consistency = 'consistent' | 'partial' | 'inconsistent' | 'untested'

/** The words of the ACT rules format: one false alarm makes inconsistent, whatever else was found. No outcome: there is no rule for the case. */
export function consistencyOf(cases: { expected: Expected; outcome: Outcome | undefined }[]): Consistency {
  const told = cases.filter(({ outcome }) => outcome !== undefined)
  if (told.some(({ expected, outcome }) => expected !== 'failed' && outcome === 'failed')) return 'inconsistent'
  const toFail = cases.filter(({ expected }) => expected === 'failed')
  const found = toFail.filter(({ outcome }) => outcome === 'failed').length
  if (found === 0) return 'untested'
  return found === toFail.length ? 'consistent' : 'partial'
}

const order: Outcome[] = ['failed', 'cantTell', 'error', 'passed']

/** The worst that any of them says. */
export const worst = (outcomes: (Outcome | undefined)[]): Outcome | undefined => order.find((outcome) => outcomes.includes(outcome))
