import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import { idsOf } from '../requirements/ids.ts'

/** The mark that a failed test carries in a report for each requirement that it blames. */
export const BLAME = 'blames'

/** An assertion that tried until it held: what its first tries found was early, not wrong. */
const heldAtLast = ({ category, error }: TestStep): boolean => category === 'expect' && !error

/** The requirements that failed assertions name at the head of their own titles, as tests do. */
export const blamesOf = (steps: readonly TestStep[]): string[] => [
  ...new Set(steps.filter((step) => !heldAtLast(step)).flatMap(({ title, error, steps: inner }) => [...(error ? idsOf(`${title}: `) : []), ...blamesOf(inner)])),
]

/** The same of Vitest, whose errors open with the title of their assertion; none, if one of them says nothing. */
export function blamesIn(messages: readonly string[]): string[] {
  const named = messages.map((message) => idsOf(message.replace(/^\w*Error: /, '')))
  return named.every((ids) => ids.length > 0) ? [...new Set(named.flat())] : []
}

/** Marks each failed test before the reporters after this one write it down. */
export default class BlameReporter implements Reporter {
  onTestEnd(_: TestCase, { annotations, steps }: TestResult): void {
    annotations.push(...blamesOf(steps).map((id) => ({ type: BLAME, description: id })))
  }
}
