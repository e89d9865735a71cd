import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { pathIn } from '../command/files-in.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { blamesOf } from './blame.ts'

const statuses: Record<string, Outcome['status']> = { passed: 'passed', skipped: 'skipped' }

/** Tells of each test as it ends, one line of JSON each, to the program that started the browser tests. */
export default class OutcomeReporter implements Reporter {
  onBegin(_: unknown, suite: { allTests: () => unknown[] }) {
    this.write({ total: suite.allTests().length })
  }

  onTestEnd({ title, location, parent }: TestCase, { status, errors, steps }: TestResult) {
    // Cut off as the run is stopped, it has shown nothing.
    if (status === 'interrupted') return
    const group = parent.type === 'describe' ? parent.title : ''
    const message = errors.map((error) => error.message ?? '').join('\n')
    this.write({ outcome: { title, group, file: pathIn(process.cwd(), location.file), status: statuses[status] ?? 'failed', message, blames: blamesOf(steps) } })
  }

  onError({ message }: { message?: string }) {
    this.write({ error: message ?? 'the browser tests could not run' })
  }

  write(line: object) {
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }

  printsToStdio() {
    return true
  }
}
