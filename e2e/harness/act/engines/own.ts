import type { Page } from 'playwright/test'
import { checks } from '../checks/all.ts'
import { type Outcome, worst } from '../judge.ts'

const testing = (act: string) => checks.filter(({ rules }) => rules.includes(act))

export const ownRules = (act: string): string[] => testing(act).map(({ name }) => name)

export async function ownOutcome(page: Page, act: string): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const { check } of testing(act)) {
    const problems = (await check(page)).filter(({ rule }) => rule === act)
    outcomes.push(problems.some(({ kind }) => kind === 'violation') ? 'failed' : problems.length > 0 ? 'cantTell' : 'passed')
  }
  return worst(outcomes) ?? 'passed'
}
