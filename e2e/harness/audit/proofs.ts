import type { Criterion } from './criteria.ts'
import type { Visit } from './evidence.ts'
import type { TestResult } from './result.ts'

/** A check that met a page. */
export interface Proof {
  test: TestResult
  visits: Visit[]
  /** What it found wrong there. */
  fault: string | undefined
  /** Why it came to no end there, if it found nothing till then: what it would have found is not known. */
  broken: string | undefined
}

/** What was expected was not so; any other error is one of the check, or of the machine. */
const isFault = (message: string): boolean => message.includes('expect(')

/** A test of several criteria may fail for one of them: then its message names it. */
const isOf = (message: string, id: string, ids: string[]): boolean => message.includes(id) || !ids.some((other) => message.includes(other))

/** The checks of a criterion that met a page. */
export function proofsOf({ coveredBy }: Criterion, path: string, tests: TestResult[]): Proof[] {
  return tests.flatMap((test) => {
    const own = test.ids.filter((id) => coveredBy.includes(id))
    const visits = own.length > 0 ? test.visits.filter((visit) => visit.path === path) : []
    if (visits.length === 0) return []
    const errors = visits.flatMap((visit) => visit.errors)
    const fault = errors.find((message) => isFault(message) && own.some((id) => isOf(message, id, test.ids)))
    return [{ test, visits, fault, broken: fault === undefined ? errors.find((message) => !isFault(message)) : undefined }]
  })
}

/** Checks of a criterion that failed before they met any page. */
export const lostChecks = ({ coveredBy }: Criterion, tests: TestResult[]): TestResult[] =>
  tests.filter(({ ids, status, visits }) => status === 'failed' && visits.length === 0 && ids.some((id) => coveredBy.includes(id)))

const MOST_LINES = 4

/** What a message says in short: its first line, and what was there and should not have been. */
export function gistOf(message = ''): string {
  const [first = '', ...others] = message.split('\n')
  return [first, ...others.flatMap((line) => /^\+\s+"(.*?)",?$/.exec(line)?.[1] ?? [])].slice(0, MOST_LINES).join(' ')
}
