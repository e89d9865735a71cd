import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'
import { type Progress, progressOf } from './progress.ts'

/** How far a run of Playwright is, beside its own reporters. */
export default class PlaywrightProgress implements Reporter {
  private readonly progress: Progress = progressOf('browser tests', console.log)
  private total = 0
  private done = 0
  private failed = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
  }

  onTestEnd(_: TestCase, { status }: TestResult): void {
    if (status !== 'passed') this.failed += 1
    this.progress.step((this.done += 1), this.total, this.failed)
  }
}
