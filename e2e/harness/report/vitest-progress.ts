import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { type Progress, progressOf } from './progress.ts'

/** How far a run of Vitest is, beside its own reporters. */
export default class VitestProgress implements Reporter {
  private readonly progress: Progress = progressOf('test files', console.log)
  private total = 0
  private done = 0
  private failed = 0

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.total = files.length
  }

  onTestModuleEnd(file: TestModule): void {
    if (!file.ok()) this.failed += 1
    this.progress.step((this.done += 1), this.total, this.failed)
  }
}
