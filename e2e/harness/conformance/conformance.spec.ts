import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join as pathOf, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { join } from './join.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { playwrightOutcomes, vitestOutcomes } from '../report/reports.ts'
import { readRequirements, requirementsOf } from '../requirements/requirements.ts'
import { accept, hashOf, readRevisions, revisionProblems } from '../requirements/revisions.ts'
import { site } from '../../site.ts'
import { testsIn } from '../requirements/written-tests.ts'

const chapter = '# A\n\n[Why](decisions/a.md).\n\n- `a.one` — one thing.\n- `a.two` — [two](decisions/b.md) things.\n'
const requirements = requirementsOf('a', chapter, 'spec')
const [one, two] = requirements.map(({ sentence }) => hashOf(sentence))
const revisions = { 'a.one': { revision: 1, hash: one! }, 'a.two': { revision: 3, hash: two! } }
const calls = "test('a.one=', x)\ntest(`a.two=${y}`, x)"
/** Titles are put together here: this file must not look as if it held these tests. */
const outcome = (ids: string, status: Outcome['status'] = 'passed'): Outcome => ({ title: ids && `${ids}: x`, group: '', file: 'spec/a.spec.ts', status, message: '' })

test('conformance.current: no sentence was edited under its revision', () => {
  const problems = revisionProblems(readRequirements(site.specification.folder), readRevisions(site.specification.revisions))
  expect(problems.filter((problem) => !problem.includes('no revision yet'))).toEqual([])
})

test('conformance.revision: each kind of disagreement', () => {
  expect(requirements[1]).toMatchObject({ decisions: ['spec/decisions/b.md', 'spec/decisions/a.md'] })
  expect(revisionProblems(requirements, revisions)).toEqual([])
  const edited = revisionProblems(requirementsOf('a', chapter.replace('one thing', '1 thing'), 'spec'), revisions)
  expect(edited).toEqual([expect.stringMatching(`edited without a new revision: revision 1 is ${one}, the sentence is \\w{12}`)])
  expect(revisionProblems(requirements, { 'a.one': revisions['a.one'] })).toEqual([expect.stringMatching(/^a\.two: no revision yet/)])
  expect(revisionProblems([], revisions)).toHaveLength(2)
})

test('conformance.accept: first, next, none', () => {
  const edited = requirementsOf('a', chapter.replace('one thing', '1 thing'), 'spec')
  expect(accept('a.one', edited, revisions)).toEqual({ ...revisions, 'a.one': { revision: 2, hash: hashOf('1 thing.') } })
  expect(accept('a.one', requirements, revisions)).toBe(revisions)
  expect(accept('a.one', requirements, {})).toEqual({ 'a.one': { revision: 1, hash: one } })
  expect(accept('a.one', [], revisions)).toEqual({ 'a.two': revisions['a.two'] })
  expect(() => accept('a.three', requirements, revisions)).toThrow(/^a\.three: expected a requirement/)
})

test.each<[string, Outcome[], string[]]>([
  ['all passed', [outcome('a.one'), outcome('a.two')], []],
  ['one failed', [outcome('a.one', 'failed'), outcome('a.two')], ['«a.one: x»: failed']],
  ['one skipped', [outcome('a.one', 'skipped'), outcome('a.two')], ['«a.one: x»: did not run']],
  ['one left out', [outcome('a.two')], ['«a.one: …»: did not run: the report does not hold it']],
  ['one without id', [outcome('a.one'), outcome('a.two'), outcome('')], ['«»: a test without the id']],
  ['one of a criterion', [outcome('a.one'), outcome('a.two'), outcome('criteria.1.4.3, criteria.1.4.6')], []],
  ['one unknown', [outcome('a.one'), outcome('a.two'), outcome('a.two, a.six')], ['names a.six, which no chapter holds']],
])('conformance.joined: %s', (_, outcomes, expected) => {
  const written = testsIn('spec/a.spec.ts', calls.replaceAll('=', ': '))
  const { problems, requirements: proven } = join(requirements, revisions, written, outcomes)
  expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)))
  expect(proven[0]!.status).toBe(outcomes[0]!.title.startsWith('a.two') ? 'unproved' : { passed: 'passed', failed: 'failed', skipped: 'unproved' }[outcomes[0]!.status])
})

test('conformance.joined: of two tests one was left out', () => {
  const written = testsIn('spec/a.spec.ts', ['x', 'z'].map((words) => `test('a.one=${words}', x)`).join('\n').replaceAll('=', ': '))
  const { requirements: proven, problems } = join(requirements.slice(0, 1), { 'a.one': revisions['a.one'] }, written, [outcome('a.one')])
  expect([proven[0]!.status, problems]).toEqual(['unproved', [expect.stringContaining('«a.one: z…»: did not run')]])
})

test('conformance.joined: no test at all', () => {
  expect(join(requirements, revisions, [], []).problems).toEqual([expect.stringMatching(/^a\.one: no test/), expect.stringMatching(/^a\.two: no test/)])
})

test('conformance.reports: Vitest and Playwright', () => {
  const assertion = { title: 'a.one: x', ancestorTitles: ['g'], status: 'failed', failureMessages: ['no'], meta: { blames: { 0: 'a.one' } } }
  const vitest = vitestOutcomes({ testResults: [{ name: '/p/spec/a.spec.ts', status: 'failed', assertionResults: [assertion] }] }, '/p')
  expect(vitest).toEqual([{ title: 'a.one: x', group: 'g', file: 'spec/a.spec.ts', status: 'failed', message: 'no', blames: [{ ids: ['a.one'], message: 'no' }] }])
  const broken = vitestOutcomes({ testResults: [{ name: '/p/spec/b.spec.ts', status: 'failed', message: 'syntax', assertionResults: [] }] }, '/p')
  expect(broken).toEqual([expect.objectContaining({ file: 'spec/b.spec.ts', status: 'failed', message: 'syntax' })])
  const skipped = { ...assertion, status: 'skipped', failureMessages: [], meta: {} }
  const unprepared = vitestOutcomes({ testResults: [{ name: '/p/spec/c.spec.ts', status: 'failed', message: 'beforeAll threw', assertionResults: [skipped] }] }, '/p')
  expect(unprepared.map(({ title, status, message }) => [title, status, message])).toEqual([['spec/c.spec.ts does not run', 'failed', 'beforeAll threw'], [assertion.title, 'skipped', '']])
  const spec = (status: string) => ({ title: 'a.two: y', file: 'a.e2e.ts', tests: [{ status, results: [{ errors: [{ message: 'no' }], steps: [{ title: 'a.two', error: { message: 'no' } }, { title: 'a.three' }] }] }] })
  const suite = { title: 'a.e2e.ts', file: 'a.e2e.ts', specs: [], suites: [{ title: 'g', file: 'a.e2e.ts', specs: ['expected', 'unexpected', 'flaky', 'skipped'].map(spec) }] }
  const browser = playwrightOutcomes({ config: { rootDir: '/p/e2e' }, suites: [suite], errors: [] }, '/p')
  expect(browser[0]!.blames).toEqual([{ ids: ['a.two'], message: 'no' }])
  expect(browser.map(({ file, group, status }) => `${file} ${group} ${status}`)).toEqual(['passed', 'failed', 'failed', 'skipped'].map((status) => `e2e/a.e2e.ts g ${status}`))
  const outside = playwrightOutcomes({ config: { rootDir: '/p/e2e' }, suites: [], errors: [{ message: 'no server' }, { message: 'syntax', location: { file: '/p/e2e/b.e2e.ts' } }] }, '/p')
  expect(outside).toEqual([
    { title: 'e2e does not run', group: '', file: 'e2e', status: 'failed', message: 'no server' },
    { title: 'e2e/b.e2e.ts does not run', group: '', file: 'e2e/b.e2e.ts', status: 'failed', message: 'syntax' },
  ])
})

test.each(['--quick', '--harness'])('conformance.fresh: a build that fails, %s', (flag) => {
  const scripts = { spec: 'exit 1', typecheck: 'exit 0', lint: 'exit 0', build: 'exit 1' }
  const cwd = temporaryFolder('fresh-', { 'package.json': JSON.stringify({ scripts }), 'reports/spec.json': '{}', 'reports/e2e.json': '{}' })
  const { stdout } = spawnSync(process.execPath, [resolve('.ci/test.ts'), flag], { cwd, encoding: 'utf8' })
  expect(stdout).toMatch(flag === '--quick' ? /2 passed, 1 failed\n$/ : /browser tests: not run, the build failed\n[^]*2 passed, 5 failed\n$/)
  expect(['spec.json', 'e2e.json'].filter((file) => existsSync(pathOf(cwd, 'reports', file)))).toEqual([])
})
