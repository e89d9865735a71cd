import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestResult as Run } from 'playwright/types/testReporter'
import { pathIn } from '../command/files-in.ts'
import { minutes } from '../report/progress.ts'
import { idsOf } from '../requirements/ids.ts'
import { LOOK, type Step, type Visit, visitsOf, wordsOf } from './evidence.ts'
import { pictureNamed } from './matrix.ts'
import { type CellResult, FOLDER, type TestResult } from './result.ts'

/** What a runner tells of a test, as far as its pictures go. */
type Told = Pick<Run, 'attachments'> & { steps: Pick<Step, 'title'>[] }

/**
 * What a picture shows is the page that a check met last, if that could be opened. The runner numbers them in the order of the windows: of its own the
 * first is the one that is checked, beside it may stand one to measure on; of those that a check has opened in looks of its own it is the last.
 */
export function keepPicture({ attachments, steps }: Told, visits: Visit[], title: string, folder = FOLDER): void {
  const shots = attachments.flatMap(({ name, path = '' }) => (name === 'screenshot' ? [path] : [])).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const shot = shots.at(steps.some((step) => step.title.startsWith(LOOK)) ? -1 : 0)
  const last = visits.findLast(({ how }) => how !== 'fetched')
  if (shot === undefined || last?.how !== 'opened') return
  last.picture = pictureNamed(title, 'png')
  mkdirSync(`${folder}/pictures`, { recursive: true })
  copyFileSync(shot, `${folder}/${last.picture}`)
}

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
    const messages = errors.map(({ message = '', value = '' }) => wordsOf(message || value))
    const passed = status === 'passed'
    const file = pathIn(process.cwd(), location.file)
    const visits = visitsOf(steps, process.env.VERIFY_URL ?? process.env.BASE_URL!, '1280x800', messages)
    keepPicture({ attachments, steps }, visits, `${file} ${title}`)
    this.tests.push({
      ids: idsOf(title),
      title,
      file,
      status: passed ? 'passed' : 'failed',
      errors: passed || messages.length > 0 ? messages : [status],
      ms: duration,
      visits,
    })
    const done = this.tests.length
    const remaining = ((Date.now() - this.started) / done) * (this.total - done)
    console.log(`${done}/${this.total} ${minutes(remaining)} left ${passed ? '✓' : '✗'} ${title}`)
    for (const message of this.tests.at(-1)!.errors) console.log(`    ${message.split('\n').slice(0, 12).join('\n    ')}`)
  }

  onEnd(): void {
    mkdirSync(FOLDER, { recursive: true })
    const byTitle = this.tests.toSorted((a, b) => a.title.localeCompare(b.title))
    writeFileSync(`${FOLDER}/run.json`, JSON.stringify({ cells: this.cells, tests: byTitle }))
    console.log(`${this.tests.filter(({ status }) => status === 'passed').length} passed, ${this.tests.filter(({ status }) => status === 'failed').length} failed`)
  }
}
