import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'
import { Progress } from './run-progress.ts'

/** Count and time left of a run of Playwright, beside its own reporters. */
export default class PlaywrightProgress implements Reporter {
  private progress = new Progress(0, '')

  onBegin(_: FullConfig, suite: Suite): void {
    this.progress = new Progress(suite.allTests().length, 'browser tests')
  }

  onTestEnd(_: TestCase, { status }: TestResult): void {
    this.progress.step(status === 'passed')
  }
}
