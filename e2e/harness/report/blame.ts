import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import { idsOf } from '../requirements/ids.ts'

/** The mark that a failed test carries in a report for each requirement that it blames. */
export const BLAME = 'blames'

/** The requirements that failed assertions name at the head of their own titles, as tests do. */
export const blamesOf = (steps: readonly TestStep[]): string[] => [
  ...new Set(steps.flatMap(({ title, error, steps: inner }) => [...(error ? idsOf(`${title}: `) : []), ...blamesOf(inner)])),
]

/** Marks each failed test before the reporters after this one write it down. */
export default class BlameReporter implements Reporter {
  onTestEnd(_: TestCase, { annotations, steps }: TestResult): void {
    annotations.push(...blamesOf(steps).map((id) => ({ type: BLAME, description: id })))
  }
}
