import { expect, test } from 'vitest'
import { alsoLines, causesOf } from './causes.ts'
import { parted } from './parted.ts'
import { blamesIn, blamesOf } from '../report/blame.ts'
import { explain } from '../report/explain.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'
import { failureLine } from '../report/failure-line.ts'
import { progressOf } from '../report/progress.ts'

const outcome: Outcome = { title: 'a.one, a.two: x', group: '/news', file: 'spec/a.spec.ts', status: 'failed', message: 'bytes\n\nExpected: 5\nReceived: 6', blames: ['a.two'] }

test.each([
  ['Error: few\n\nExpected: 5\nReceived: 6', '5', 'few: 6'],
  ['expected [ 1 ] to deeply equal [ 2 ]\n- Expected\n+ Received\n\n- 2\n+ 1', '2', '1'],
  ['Error: lost\n\n- Expected - 1\n+ Received + 4\n\n- Array []\n+ Array [\n+   "/a is 404",\n+   "/b is 404",\n+ ]', 'none', 'lost: /a is 404 (and 1 more)'],
  ['links\n\n  Array [\n-   "one",\n+   "two",\n    "three",\n-   "four",\n  ]', 'one', 'links: two (and 1 more)'],
  ['Expected element to have text content:\n  a\nReceived:\n  b', 'a', 'b'],
  ['Unable to find a link\n\n<body>', 'the test to pass', 'Unable to find a link'],
])('verification.explained: %j', (message, expected, found) => {
  expect(explain(message)).toEqual({ expected, found })
})

test('verification.explained: the one at fault of several', () => {
  expect(idsAtFault(outcome)).toEqual(['a.two'])
  expect(idsAtFault({ ...outcome, message: 'a.two: bytes', blames: [] })).toEqual(['a.one', 'a.two'])
  const step = (id: string, failed: boolean, steps: unknown[] = []) => ({ title: `${id}: bytes`, steps, ...(failed ? { error: {} } : {}) }) as never
  expect(blamesOf([{ ...(step('a.one', false, [step('a.one', true)]) as object), category: 'expect' } as never])).toEqual([])
  expect(blamesOf([step('the reader', true, [step('a.two', true), step('a.one', false)]), step('a.three', true)])).toEqual(['a.two', 'a.three'])
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
  const message = 'Error: a.one: bytes\n\nExpected: 5\nReceived: 6\nError: a.two: left behind\n\nExpected: 0\nReceived: 9\nError: a.one: bytes\n\nExpected: 5\nReceived: 7'
  expect(parted({ ...failure('a.one, a.two', 'x', message), blames: ['a.one', 'a.two'] }).map(failureLine)).toEqual([
    '✗ a.one — x — expected 5 — found a.one: bytes: 6 (e2e/a.e2e.ts)',
    '✗ a.two — x — expected 0 — found a.two: left behind: 9 (e2e/a.e2e.ts)',
  ])
  expect(parted({ ...failure('a.one, a.two', 'x', message.replaceAll('Error: ', '')), blames: ['a.one', 'a.two'] })).toHaveLength(2)
  expect(parted(failure('a.one', 'x', 'Error: none of them'))).toHaveLength(1)
  expect(blamesIn(['AssertionError: a.two: links: expected 5 to be 6', 'a.two: words: 7'])).toEqual(['a.two'])
  expect(blamesIn(['Unable to find a link', 'a.two: words: 7'])).toEqual([])
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
