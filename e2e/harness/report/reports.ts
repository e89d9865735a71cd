import { readFileSync, statSync } from 'node:fs'
import { pathIn } from '../command/files-in.ts'
import { Unusable } from '../command/unusable.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { blamesIn, blamesOf } from './blame.ts'

interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { title: string; ancestorTitles: string[]; status: string; failureMessages?: string[] | null; meta?: { blames?: Record<number, string> } }[]
  }[]
}

interface Suite {
  title: string
  file: string
  specs: { title: string; file: string; tests: { status: string; results: { errors: { message?: string }[]; steps?: Parameters<typeof blamesOf>[0] }[] }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
  /** What failed outside the tests: the preparation, or a file that cannot be read. */
  errors: { message?: string; location?: { file: string } }[]
}

const parse = (file: string): unknown => {
  if (!statSync(file, { throwIfNoEntry: false })) throw new Unusable(`${file}: expected the report of a test run; run it, or leave out --from`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A test that needed a second try failed once. */
const statuses: Record<string, Outcome['status']> = { passed: 'passed', expected: 'passed', failed: 'failed', unexpected: 'failed', flaky: 'failed' }

/** What failed outside the tests of a file: it would be green without a word, for its tests did not run. */
const broken = (file: string, message = ''): Outcome => ({ title: `${file} does not run`, group: '', file, status: 'failed', message })

export function vitestOutcomes(report: VitestReport, root = process.cwd()): Outcome[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = pathIn(root, name)
    const tests = assertionResults.map((test): Outcome => ({
      title: test.title,
      group: test.ancestorTitles.join(' '),
      file,
      status: statuses[test.status] ?? 'skipped',
      message: (test.failureMessages ?? []).join('\n'),
      blames: blamesIn(test.failureMessages ?? [], test.meta),
    }))
    return status === 'failed' && !tests.some((test) => test.status === 'failed') ? [broken(file, message), ...tests] : tests
  })
}

export function playwrightOutcomes(report: PlaywrightReport, root = process.cwd()): Outcome[] {
  const folder = pathIn(root, report.config.rootDir)
  const walk = (suite: Suite, groups: string[]): Outcome[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        title,
        group: groups.join(' '),
        file: `${folder}/${file}`,
        status: statuses[status] ?? 'skipped',
        message: results.flatMap(({ errors }) => errors.map((error) => error.message ?? '')).join('\n'),
        blames: results.flatMap(({ steps }) => blamesOf(steps)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...groups, inner.title])),
  ]
  const outside = report.errors.map(({ message, location }) => broken(location ? pathIn(root, location.file) : folder, message))
  return [...outside, ...report.suites.flatMap((suite) => walk(suite, []))]
}

export const readVitest = (file: string): Outcome[] => vitestOutcomes(parse(file) as VitestReport)
export const readPlaywright = (file: string): Outcome[] => playwrightOutcomes(parse(file) as PlaywrightReport)
