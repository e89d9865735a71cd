import type { Page } from 'playwright/test'
import type { Check } from '../check.ts'
import { checks } from '../checks/all.ts'
import { type Outcome, worst } from '../judge.ts'

const testing = (act: string, all = checks) => all.filter(({ rules }) => rules.includes(act))

export const ownRules = (act: string): string[] => testing(act).map(({ name }) => name)

/** Throws where a check fails a page by a rule of which it says that it asks only. */
export async function ownOutcome(page: Page, act: string, all: Check[] = checks): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const { name, check, asks = [] } of testing(act, all)) {
    const problems = (await check(page)).filter(({ rule }) => rule === act)
    const failed = asks.includes(act) ? problems.find(({ kind }) => kind === 'violation') : undefined
    if (failed) throw new Error(`${name}: expected questions alone of ${act}, found a fault: ${failed.message}`)
    outcomes.push(problems.some(({ kind }) => kind === 'violation') ? 'failed' : problems.length > 0 ? 'cantTell' : 'passed')
  }
  return worst(outcomes) ?? 'passed'
}
