import { Unusable } from '../command/unusable.ts'
import type { Outcome } from '../requirements/outcomes.ts'

interface Found {
  passed: number
  failed: Outcome[]
}

/**
 * Whether the site conforms. Of a run that broke off, for the reason given, it is known, too, that it does not, once a test has failed;
 * throws `Unusable` where it is not known.
 */
export function verdictOf({ passed, failed }: Found, brokenOff?: string): boolean {
  if (brokenOff !== undefined) {
    if (failed.length === 0) throw new Unusable(brokenOff)
    console.log(brokenOff)
  }
  if (passed + failed.length === 0) throw new Unusable('no test ran')
  return failed.length === 0
}

/** Why a run broke off, as it says itself; nothing, where it came to its end. */
export async function reasonToBreakOff(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    if (error instanceof Unusable) return error.message
    throw error
  }
}
