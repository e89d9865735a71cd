import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestResult as Run } from 'playwright/types/testReporter'
import { pathIn } from '../command/files-in.ts'
import { minutes } from '../report/progress.ts'
import { idsOf } from '../requirements/ids.ts'
import { visitsOf } from './evidence.ts'
import { type CellResult, FOLDER, type TestResult } from './result.ts'

/** Says how far the run is and how long it still takes, and keeps what each test found. */
export default class AuditReporter implements Reporter {
  private readonly cells: CellResult[] = []
  private readonly tests: TestResult[] = []
  private total = 0
  private started = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
    this.started = Date.now()
    console.log(`${this.total} checks`)
  }

  onTestEnd({ title, location }: TestCase, { status, errors, duration, attachments, steps }: Run): void {
    for (const { name, body } of attachments) if (name === 'cell' && body) this.cells.push(JSON.parse(body.toString()) as CellResult)
    const messages = errors.map(({ message = '', value = '' }) => stripVTControlCharacters(message || value))
    const passed = status === 'passed'
    this.tests.push({
      ids: idsOf(title),
      title,
      file: pathIn(process.cwd(), location.file),
      status: passed ? 'passed' : 'failed',
      errors: passed || messages.length > 0 ? messages : [status],
      ms: duration,
      visits: visitsOf(steps, process.env.VERIFY_URL ?? process.env.BASE_URL!, '1280x800', messages),
    })
    const done = this.tests.length
    const left = ((Date.now() - this.started) / done) * (this.total - done)
    console.log(`${done}/${this.total} ${minutes(left)} left ${passed ? '✓' : '✗'} ${title}`)
    for (const message of this.tests.at(-1)!.errors) console.log(`    ${message.split('\n').slice(0, 12).join('\n    ')}`)
  }

  onEnd(): void {
    mkdirSync(FOLDER, { recursive: true })
    const byTitle = this.tests.toSorted((a, b) => a.title.localeCompare(b.title))
    writeFileSync(`${FOLDER}/run.json`, JSON.stringify({ cells: this.cells, tests: byTitle }))
    console.log(`${this.tests.filter(({ status }) => status === 'passed').length} passed, ${this.tests.filter(({ status }) => status === 'failed').length} failed`)
  }
}
