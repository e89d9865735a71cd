import { spawnSync } from 'node:child_process'
import type { TestCase, TestResult } from 'playwright/types/testReporter'
import { expect, test } from 'vitest'
import { runBrowser } from './browser-run.ts'
import { alsoLines, causesOf } from './causes.ts'
import { parted } from './parted.ts'
import { blamesIn, blamesOf } from '../report/blame.ts'
import { explain } from '../report/explain.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'
import { failureLine } from '../report/failure-line.ts'
import OutcomeReporter from '../report/outcome-reporter.ts'
import { progressOf } from '../report/progress.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { about } from '../../../spec/support/about.ts'
import { site } from '../../site.ts'

const outcome: Outcome = { title: 'a.one, a.two: x', group: '/news', file: 'spec/a.spec.ts', status: 'failed', message: 'bytes\n\nExpected: 5\nReceived: 6', blames: [{ ids: ['a.two'], message: 'bytes' }] }

test.each([
  ['Error: few\n\nExpected: 5\nReceived: 6', '5', 'few: 6'],
  ['expected [ 1 ] to deeply equal [ 2 ]\n- Expected\n+ Received\n\n- 2\n+ 1', '2', '1'],
  ['Error: lost\n\n- Expected - 1\n+ Received + 4\n\n- Array []\n+ Array [\n+   "/a is 404",\n+   "/b is 404",\n+ ]', 'none', 'lost: /a is 404 (and 1 more)'],
  ['links\n\n  Array [\n-   "one",\n+   "two",\n    "three",\n-   "four",\n  ]', 'one', 'links: two (and 1 more)'],
  ['Expected element to have text content:\n  a\nReceived:\n  b', 'a', 'b'],
  ['Unable to find a link\n\n<body>', 'the test to pass', 'Unable to find a link'],
  ["expected 'Disallow: /…' to be 'Allow: /…' // Object.is equality\n\n- Expected\n+ Received\n\n- Allow: /\n+ Disallow: /", 'Allow: /', 'Disallow: /'],
  ['the day: expected 7 to be 8 // Object.is equality\n\n- Expected\n+ Received\n\n- 8\n+ 7', '8', 'the day: 7'],
  ['rows: expected [ …(2) ] to deeply equal [ …(2) ]\n- Expected\n+ Received\n\n  Array [\n    Object {\n-     "pages": "3",\n+     "pages": "2",', 'pages: 3', 'rows: pages: 2'],
  ["not well-formed: expected '2:6: no element' to be undefined", 'none', 'not well-formed: 2:6: no element'],
  ['expected { …(17) } to not have property "robots"', 'no robots', 'robots'],
])('verification.explained: %j', (message, expected, found) => {
  expect(explain(message)).toEqual({ expected, found })
})

test('verification.explained: the one at fault of several', () => {
  expect(idsAtFault(outcome)).toEqual(['a.two'])
  expect(idsAtFault({ ...outcome, message: 'a.two: bytes', blames: [] })).toEqual(['a.one', 'a.two'])
  const error = { message: 'a.four: bytes' }
  const inner = [{ title: 'a.two', error }, { title: 'a.one', error, category: 'expect' }, { title: 'a.one' }]
  const blamed = blamesOf([{ title: 'the reader', error, steps: inner }, { title: 'a.three, a.five', error }])
  expect(blamed).toEqual([['a.two'], ['a.three', 'a.five']].map((ids) => ({ ids, message: error.message })))
})

test('verification.explained: a part of a test notes its requirement', ({ task }) => {
  expect(() => about('verification.explained', () => expect(5).toBe(6))).toThrow('expected 5 to be 6')
  expect(task.meta).toEqual({ blames: { 0: 'verification.explained' } })
})

test('verification.line: requirement, where, expected, found, file', () => {
  expect(failureLine(outcome)).toBe('✗ a.two — /news › x — expected 5 — found bytes: 6 (spec/a.spec.ts)')
})

/** Titles are put together here: this file must not look as if it held these tests. */
const failure = (id: string, words: string, message: string): Outcome => ({ title: `${id}: ${words}`, group: '', file: 'e2e/a.e2e.ts', status: 'failed', message })
const none = (found: string): string => `Error: lost\n\n- Expected\n+ Received\n\n- Array []\n+ Array [\n+   "${found}",\n+ ]`

test('verification.causes: the same on other pages', () => {
  const causes = causesOf(['/news', '/guests', '/about'].map((path) => failure('a.one', `what ${path} names`, none(`${path} is late`))))
  expect(causes.flatMap(alsoLines)).toEqual(['    and on 2 more pages: /guests, /about'])
  expect(causesOf([failure('a.one', 'x', none('b')), failure('a.one', 'x', none('c'))])).toHaveLength(2)
})

test('verification.explained: what fails in several ways is told way by way', () => {
  const blame = (id: string, found: number) => ({ ids: [id], message: `Error: bytes\n\nExpected: 5\nReceived: ${found}` })
  const several = { ...failure('a.one, a.two', 'x', 'all of them'), blames: [blame('a.one', 6), blame('a.two', 9), blame('a.one', 7), blame('a.six', 8)] }
  expect(parted(several).map(failureLine)).toEqual([
    '✗ a.one — x — expected 5 — found bytes: 6 (e2e/a.e2e.ts)',
    '✗ a.two — x — expected 5 — found bytes: 9 (e2e/a.e2e.ts)',
  ])
  const placed = (address: string, found: number) => ({ ids: ['a.one'], message: `Error: ${address} from byte 2 on\n\nExpected: 5\nReceived: ${found}` })
  const files = { ...failure('a.one', 'x', 'all of them'), blames: [placed('/a.js', 6), placed('/a.js', 7), placed('/b.js', 8)] }
  expect(parted(files).map(({ message }) => message)).toEqual([placed('/a.js', 6).message, placed('/b.js', 8).message])
  expect(parted(failure('a.one, a.two', 'x', 'a.one: no\nError: a.two: no'))).toHaveLength(1)
  expect(blamesIn(['links', 'words'], { blames: { 0: 'a.one', 1: 'a.two, a.six' } }).map(({ ids }) => ids)).toEqual([['a.one'], ['a.two', 'a.six']])
  expect(blamesIn(['Unable to find a link', 'a.two: words: 7'], { blames: { 1: 'a.two' } })).toEqual([])
})

test('verification.causes: what says itself where it is', () => {
  const message = (place: string) => `Error: on ${place}, dialogs that Escape does not close\n\nExpected: 0\nReceived: 1`
  const causes = causesOf([failure('a.one', '/ in use', message('/')), failure('a.two', 'Tab over /news', message('/')), failure('a.two', 'Tab over /news', message('/news'))])
  expect(causes.map(({ others }) => others.length)).toEqual([1, 0])
})

test('verification.causes: what follows from a file that is lost, or a page that loads itself again', () => {
  const lost = failure('files.reached', 'everything that /news names', none('/fonts/a.woff2 answers 404'))
  const heard = failure('a.two', '/about writes nothing', none('error: 404 (http://127.0.0.1/fonts/a.woff2)'))
  expect(causesOf([heard, lost]).flatMap(alsoLines)).toEqual(['    and for the same cause: a.two'])
  const loop = failure('stability.stays', '/news stays', none('4 loads'))
  const hurt = [1, 2].map((at) => failure('a.two', `step ${at} on /news`, 'Error: Execution context was destroyed'))
  expect(causesOf([...hurt, loop]).flatMap(alsoLines)).toEqual(['    and for the same cause: a.two (2)'])
})

test('verification.progress: how far, and how long still', () => {
  const lines: string[] = []
  let time = 0
  const { step } = progressOf('tests', (line) => lines.push(line), () => time)
  for (time of [5_000, 30_000, 32_000, 60_000]) step(time / 1000, 60, 1)
  expect(lines).toEqual(['  tests: 30 of 60, 1 failed, 0 min 30 s, about 0 min 30 s left', '  tests: 60 of 60, 1 failed, 1 min 00 s'])
})

/** A runner of browser tests that writes these lines and ends so. */
const runner = (lines: (object | string)[], end: string): string => {
  const written = lines.map((line) => `console.log(${JSON.stringify(typeof line === 'string' ? line : JSON.stringify(line))})`)
  return temporaryFolder('runner-', { 'node_modules/playwright/cli.js': `${written.join('\n')}\n${end}` })
}
/** Windows has no signals: who is ended from outside there has a code of its own. */
const killed = process.platform === 'win32' ? 'process.exitCode = 0xc000013a' : "process.kill(process.pid, 'SIGKILL')"
const ran = { outcome: { ...outcome, status: 'passed' } }

test('verification.whole: all tests have run', async () => {
  const lines = [{ total: 2 }, ran, 'a line of somebody else', 'null', ran, { error: 'Error: No tests found' }]
  expect(await runBrowser({ address: '', cwd: runner(lines, 'process.exitCode = 1') })).toHaveLength(2)
})

test.each([
  ['some have not', [{ total: 2 }, ran], ''],
  ['the runner was killed', [{ total: 1 }, ran], killed],
  ['a file could not be read', [{ total: 1 }, ran, { error: 'SyntaxError: no such name' }], ''],
  ['a line was cut off', [{ total: 1 }, '{"outcome":{"title":"a.o'], ''],
])('verification.whole: %s', async (_, lines, end) => {
  await expect(runBrowser({ address: '', cwd: runner(lines, end) })).rejects.toThrow(/^the browser tests ended before all had run: \d of \d/)
})

test('verification.whole: one that was told to stop', async () => {
  const failed = { outcome }
  expect(await runBrowser({ address: '', cwd: runner([{ total: 9 }, failed], 'process.exitCode = 1'), stopAtFirst: true })).toHaveLength(1)
  expect(await runBrowser({ address: '', cwd: runner([{ total: 9 }, failed], 'process.exitCode = 130'), signal: AbortSignal.abort() })).toHaveLength(1)
})

test('verification.whole: a test that is cut off as the run is stopped is not told as one that failed', () => {
  const told: object[] = []
  const reporter = new OutcomeReporter()
  reporter.write = (line) => void told.push(line)
  const [end, parent] = [{ errors: [{ message: 'Test ended.' }], steps: [] }, { type: 'file' }] as unknown[] as [TestResult, TestCase['parent']]
  for (const status of ['interrupted', 'failed'] as const) reporter.onTestEnd({ title: status, location: { file: '/a.e2e.ts' }, parent } as TestCase, { ...end, status })
  expect(told).toEqual([{ outcome: expect.objectContaining({ title: 'failed', status: 'failed' }) as object }])
})

test('verification.whole: one whose time is over before the first test', () => {
  const home = `<title>${site.brand.name}</title>${site.pages.home.map((path) => `<a href="${path}">there</a>`).join('')}`
  const folder = temporaryFolder('site-', { 'index.html': home, '404.html': `<title>${site.brand.name}</title>` })
  const flags = ['--folder', folder, '--only', 'footer.links', '--minutes', '0.00001']
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/verify.ts', ...flags], { encoding: 'utf8' })
  // On a slow machine the bundler tells of its own time before that.
  expect([status, stderr.trimEnd().split('\n').at(-1)]).toEqual([2, 'verify: stopped after 0.00001 minutes, before all tests had run; give more time with --minutes'])
  expect(stdout).toContain('\n0 tests passed, 0 failed\n')
})
