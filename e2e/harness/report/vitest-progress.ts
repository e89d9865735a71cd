import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { Progress } from './run-progress.ts'

/** Count and time left of a run of Vitest, beside its own reporters. */
export default class VitestProgress implements Reporter {
  private progress = new Progress(0, '')

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.progress = new Progress(files.length, 'test files')
  }

  onTestModuleEnd(file: TestModule): void {
    this.progress.step(file.ok())
  }
}
