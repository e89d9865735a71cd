import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../../spec/support/temporary-folder.ts'
import type { Criterion } from '../audit/criteria.ts'
import { git } from '../command/commit.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { actionOf } from './actions.ts'
import { interpolate, isDue } from './expression.ts'
import { plan } from './plan.ts'
import { criteriaLost } from '../report/criteria-lost.ts'
import { summary } from '../report/summary.ts'
import { type Job, readWorkflows, stepName } from './workflow.ts'

const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts)

test.each(readWorkflows().flatMap((workflow) => plan(workflow, 'linux').map((one) => [one.title, one] as const)))('workflows.known: %s', (title, { workflow, job, matrix }) => {
  const { steps } = job
  const context = { matrix, status: { success: 'true' } }
  for (const text of [job.if, ...steps.map((step) => step.if)]) expect(isDue(text, context, title)).toBeTypeOf('boolean')
  const written = [workflow.env, job.env, job.outputs, ...steps.flatMap((step) => [step.with, step.env, step.run === undefined ? {} : { run: step.run }])].flatMap((texts) => Object.values(texts ?? {}))
  for (const text of written) expect(interpolate(text, context, title)).not.toContain('${{')
  for (const [index, step] of steps.entries()) if (step.uses !== undefined) expect(actionOf(step.uses, stepName(step, index))).toBeTypeOf('function')
  expect([undefined, 'bash', 'sh'], title).toEqual(expect.arrayContaining(steps.map(({ shell }) => shell)))
  expect(steps.flatMap(({ run: script = '' }) => script.match(/\.ci\/[\w.-]+/g) ?? []).filter((file) => !existsSync(file))).toEqual([])
  const named = steps.flatMap(({ run: script = '' }) => [...script.matchAll(/npm (?:run (?:-s )?)?(?!run\b|ci\b)([\w-]+)/g)].map(([, name]) => name))
  expect(named.filter((name) => !scripts.includes(name!))).toEqual([])
})

/** The commit from which a pull request starts. */
const BASE = "--base 'HEAD^1'"

const tested: Outcome = { title: 'footer.terms: no | link', group: '/news', file: 'spec/a.spec.ts', status: 'failed', message: 'x\n\nExpected: 5\nReceived: 6' }

test('workflows.summary: the requirements that broke, and what did not run', () => {
  expect(summary([tested, { ...tested, group: '/' }], [])).toBe(
    '### 1 requirement broke\n\n0 tests passed, 2 failed.\n\n| requirement | where | expected | found |\n|---|---|---|---|\n| footer.terms | `/news › no ¦ link` and 1 more | `5` | `x: 6` |\n',
  )
  expect(summary([{ ...tested, status: 'passed' }, { ...tested, status: 'skipped' }], [])).toBe('### Every requirement holds\n\n1 tests passed, 0 failed.\n')
  expect(summary([], ['reports/e2e.json'])).toContain('### Stopped before the end\n\n0 tests passed, 0 failed.\n\nNo report reports/e2e.json')
})

test('workflows.summary: the report of the browser tests is owed by a whole run alone', () => {
  const cwd = temporaryFolder('summary-', { 'reports/spec.json': JSON.stringify({ testResults: [] }) })
  const run = (page: string, ...args: string[]) => spawnSync(process.execPath, [resolve('.ci/summary.ts'), ...args], { cwd, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: page } }).stdout
  expect(run('', '--quick')).toContain('### Every requirement holds')
  // On the page of the job, where there is one, after what stands there.
  writeFiles(cwd, { 'page.md': 'Before\n' })
  expect(run('page.md')).toBe('')
  expect(readFileSync(join(cwd, 'page.md'), 'utf8')).toMatch(/^Before\n[^]*No report reports\/e2e\.json/)
})

test('workflows.summary: of every job that tests', () => {
  const testing = readWorkflows().flatMap(({ jobs }) => Object.entries(jobs)).filter(([, { steps }]) => steps.some(({ run: script = '' }) => /npm test|npm run (check|spec|e2e)\b|^\.ci\/run/.test(script)))
  expect(testing.map(([id]) => id)).toContain('brand')
  // `npm run check` asks no browser, and owes no report of one.
  const wanted = ({ steps }: Job) => `npm run -s summary${steps.some(({ run }) => run?.startsWith('npm run check')) ? ' -- --quick' : ''}`
  expect(testing.filter(([, job]) => !job.steps.some((step) => step.if === 'always()' && step.run?.replace(` -- ${BASE}`, '') === wanted(job)))).toEqual([])
  expect(testing.filter(([, job]) => wanted(job).endsWith('--quick')).map(([id]) => id)).toEqual(['systems'])
})

const criterion = (num: string, ...coveredBy: string[]): Criterion => ({ num, level: 'A', name: 'Sample', coveredBy })
const outcome = (ids: string, status: Outcome['status'], file = 'e2e/a.probe.ts'): Outcome => ({ title: `${ids}: x`, group: '', file, status, message: '' })

test('workflows.criteria: what is gone from the claims, failed, did not run or has no test', () => {
  const before = [criterion('1.1.1', 'axe'), criterion('1.1.2', 'axe', 'criteria.1.1.2'), ...['1.1.3', '1.1.4', '1.1.5', '1.1.6', '1.1.7', '1.1.8'].map((num) => criterion(num, `criteria.${num}`))]
  const now = [criterion('1.1.2', 'axe'), ...before.slice(2), criterion('1.1.9', 'criteria.1.1.9')]
  const written = now.flatMap(({ num }) => (num === '1.1.6' ? [] : [{ ids: [`criteria.${num}`], file: num === '1.1.7' ? 'e2e/b.probe.ts' : 'e2e/a.probe.ts' }]))
  const outcomes = [outcome('criteria.1.1.3, criteria.1.1.4', 'passed'), outcome('criteria.1.1.4', 'failed'), outcome('criteria.1.1.5', 'skipped'), { ...outcome('', 'failed', 'e2e/b.probe.ts'), title: 'e2e/b.probe.ts does not run' }]
  expect(criteriaLost(before, 'abc', { now, written, outcomes })).toBe(
    '\n### 6 criteria lost\n\n3 of the 8 criteria that abc claims were tested in this run; `npm run audit` tests all.\n\n' +
      '| criterion | why |\n| --- | --- |\n| 1.1.1 Sample | is no longer claimed |\n| 1.1.2 Sample | criteria.1.1.2 no longer covers it |\n| 1.1.4 Sample | criteria.1.1.4 failed |\n| 1.1.5 Sample | criteria.1.1.5 did not run |\n| 1.1.6 Sample | criteria.1.1.6 has no test |\n| 1.1.7 Sample | criteria.1.1.7 did not run |\n',
  )
  expect(criteriaLost(now.slice(1, 2), 'abc', { now, written, outcomes: [outcome('criteria.1.1.3', 'passed')] })).toMatch(/^\n### No criterion lost\n\n1 of the 1 /)
  expect(criteriaLost(now.slice(1, 2), 'abc', { now, written, outcomes: [] })).toMatch(/^\n### No criterion tested\n/)
})

test('workflows.criteria: on the page of the job, against the first parent', () => {
  const table = (heading: string, ...nums: string[]) => `\n## ${heading}\n\n| criterion | level | name | covered by |\n|---|---|---|---|\n${nums.map((num) => `| ${num} | A | Sample | axe |\n`).join('')}`
  const chapter = (...nums: string[]) => table('Levels A and AA', ...nums) + table('Level AAA', '1.4.6')
  const cwd = temporaryFolder('criteria-', { 'spec/criteria.md': chapter('1.1.1', '1.1.2'), 'e2e/a.probe.ts': '', 'reports/spec.json': JSON.stringify({ testResults: [] }) })
  const commit = () => ['init --quiet', 'add spec', 'commit --quiet -m One'].forEach((line) => git('-C', cwd, '-c', 'user.name=Zoë', '-c', 'user.email=zoe@example.org', ...line.split(' ')))
  commit()
  writeFiles(cwd, { 'spec/criteria.md': chapter('1.1.2') })
  commit()
  const run = (base: string) => spawnSync(process.execPath, [resolve('.ci/summary.ts'), '--base', base], { cwd, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: '' } })
  expect(run('HEAD^1').stdout).toMatch(/No report reports\/e2e\.json[^]*\n### 1 criterion lost\n[^]*\| 1\.1\.1 Sample \| is no longer claimed \|\n/)
  expect(run('HEAD^9')).toMatchObject({ stdout: expect.stringContaining('No report') as string, stderr: 'summary: --base: expected a commit of this clone, found «HEAD^9»\n', status: 2 })
  const { steps } = readWorkflows().find(({ name }) => name === 'test')!.jobs.test!
  expect(steps.filter(({ uses = '', run: script }) => uses.startsWith('actions/checkout') || script?.includes(BASE))).toMatchObject([{ with: { 'fetch-depth': '2' } }, { if: 'always()', run: `npm run -s summary -- ${BASE}` }])
})

test('workflows.whole: GitHub runs what any CI runs, and that both houses', () => {
  const { on, jobs } = readWorkflows().find(({ name }) => name === 'test')!
  expect(on).toEqual({ pull_request: '', push: { branches: ['main'] } })
  expect(jobs.test).toEqual(expect.not.objectContaining({ if: expect.anything() as unknown }))
  expect(jobs.test?.steps.find(({ run }) => run === '.ci/run')).toEqual({ run: '.ci/run' })
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^exec npm test -- --harness$/m)
  expect(readFileSync('.ci/test.ts', 'utf8')).toContain("args: withHarness ? [] : ['--project', 'site']")
  // Of one name, and in the harness or outside of it: the runner's two projects have them all.
  const config = readFileSync('e2e/playwright.config.ts', 'utf8')
  const projects = [...config.matchAll(/name: '(\w+)', testMatch: (\[?'[^']+')[^\n]*testIgnore: leftOut\?\.folders \?\? (\S+) }/g)].map(([, ...project]) => project)
  expect(projects).toEqual([['site', "['*.e2e.ts'", "'harness/**'"], ['harness', "'harness/**/*.e2e.ts'", '[]']])
})

test('sabotages.found: a sabotage that finds nothing makes the gates of CI red', () => {
  const quiet = Object.fromEntries(['spec', 'typecheck', 'lint', 'build', 'prose', 'e2e'].map((script) => [script, 'exit 0']))
  const cwd = temporaryFolder('found-', { 'package.json': JSON.stringify({ scripts: { ...quiet, sabotage: 'node -e "console.log(process.argv[1]); process.exitCode = 1" --' } }) })
  const flag = /npm test -- (\S+)$/m.exec(readFileSync('.ci/run', 'utf8'))![1]!
  const { stdout } = spawnSync(process.execPath, [resolve('.ci/test.ts'), flag], { cwd, encoding: 'utf8' })
  expect(stdout).toMatch(/--check\n✗ sabotages: /)
})

test('workflows.deploy: after the tests, of the same commit', () => {
  const deploy = readWorkflows().find(({ name }) => name === 'deploy')!
  expect(deploy.on).toMatchObject({ workflow_run: { workflows: ['test'], types: ['completed'] } })
  expect(deploy.jobs.deploy?.if).toBe("github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'")
  expect(deploy.jobs.deploy?.steps[0]?.with).toEqual({ ref: '${{ github.event.workflow_run.head_sha }}' })
})

test('workflows.nightly: every page, whatever was found before, and all of it kept', () => {
  const { on, jobs } = readWorkflows().find(({ name }) => name === 'nightly')!
  // Minute and hour, and no day of the month, month or day of the week.
  expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }] })
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  expect(steps.filter(({ run }) => run === 'npm run lighthouse -- --all')).toHaveLength(1)
  expect(jobs.audit?.steps.filter(({ run = '' }) => run.startsWith('npm run audit')).map(({ if: condition, run }) => [condition, run])).toEqual([[undefined, 'npm run audit'], ['always()', 'npm run audit-made-up']])
  expect(jobs.audit?.steps.at(-1)).toMatchObject({ if: 'always()', with: { path: 'reports/audit\nreports/made-up\n' } })
  expect(jobs.sabotage?.steps.at(-1)?.run).toBe('npm run sabotage -- --shard ${{ matrix.part }}')
  expect(jobs.sabotage?.strategy?.matrix).toEqual({ part: Array.from({ length: 8 }, (_, at) => `${at + 1}/8`) })
  expect(steps.filter((step) => /\|\|/.test(step.run ?? '') || step['continue-on-error']).map(({ run }) => run)).toEqual([])
})
