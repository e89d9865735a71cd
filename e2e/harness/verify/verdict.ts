import { Unusable } from '../command/unusable.ts'
import type { Outcome } from '../requirements/outcomes.ts'

interface Found {
  passed: number
  failed: Outcome[]
}

/**
 * Whether the site conforms. Of a run that was stopped after so many minutes it is known, too, that it does not, once a test has failed;
 * throws `Unusable` where it is not known.
 */
export function verdictOf({ passed, failed }: Found, stoppedAfter?: number): boolean {
  const stopped = stoppedAfter === undefined ? '' : `stopped after ${stoppedAfter} minutes, before all tests had run; give more time with --minutes`
  if (stopped && failed.length === 0) throw new Unusable(stopped)
  if (stopped) console.log(stopped)
  if (passed + failed.length === 0) throw new Unusable('no test ran')
  return failed.length === 0
}
