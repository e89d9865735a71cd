import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { temporaryFolder, writeFiles } from './support/temporary-folder.ts'
import { additions } from './support/additions.ts'
import { readTable } from './support/table.ts'
import { readTable as readRows } from '../e2e/harness/requirements/table.ts'

/** What vitest tells of its tests. */
interface Report {
  testResults: { message: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

const folder = temporaryFolder('adding-')
const chapters = ['routes', 'articles', 'cards', 'areas', 'blog-hub', 'feeds', 'structured-data', 'traceability', 'footer', 'colophon'].map((name) => `spec/${name}.spec.ts`)
/** The tests of what is added, and those that compare what there is with what is written. */
const ofInterest = 'prova|footer\\.trial|complete|in order|\\.index|\\.title|feeds\\.(sitemap|atom: every|llms)|traceability\\.(tested|written)|sabotages\\.complete'
let results: Report['testResults'] = []

beforeAll(async () => {
  for (const part of ['src', 'spec', 'e2e', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'README.md']) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFiles(folder, Object.fromEntries(Object.entries(additions).map(([file, text]) => [file, text()])))
  const run = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...chapters, 'e2e/site/sabotages.spec.ts', '-t', ofInterest, '--reporter=json', '--outputFile=result.json']
  // A red test ends the run with 1: the report says which.
  await once(spawn(process.execPath, run, { cwd: folder, stdio: 'ignore' }), 'exit')
  results = (JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as Report).testResults
})

const filesOf = (thing: string) => readTable('adding').filter((row) => row.thing === thing).map(({ file }) => file!)
const ran = () => results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed' || status === 'failed')
const failed = () => [...results.filter(({ assertionResults }) => assertionResults.length === 0).map(({ message }) => message), ...ran().flatMap(({ title, failureMessages }) => failureMessages.map((message) => `${title}: ${message.split('\n')[0]}`))]

/** How many files people are told to write. */
const told = (thing: string) => Number(readRows('.github/CONTRIBUTING.md', 'What it takes').find((row) => row['to add']!.endsWith(` ${thing}`))?.now)

test.each(['article', 'screen', 'requirement'])('adding.%s: the files of the table, as many as people are told', (thing) => {
  expect(told(thing)).toBe(filesOf(thing).length)
  expect(filesOf(thing).filter((file) => !(file in additions))).toEqual([])
  expect(Object.keys(additions).filter((file) => !readTable('adding').some((row) => row.file === file))).toEqual([])
})

test('adding.article, adding.screen, adding.requirement: nothing else is missing', () => {
  expect(failed()).toEqual([])
  const tried = (title: string) => expect.soft(ran().filter((one) => one.title.startsWith(title)), title).not.toEqual([])
  for (const [id, title] of [['adding.article', 'routes.answer, routes.head, routes.public: /blog/calli-di-prova'], ['adding.screen', 'routes.answer, routes.head, routes.public: /prova'], ['adding.requirement', 'footer.trial: the year']] as const) about(id, () => tried(title))
  for (const title of ['routes.complete', 'sabotages.complete', 'feeds.sitemap', 'colophon.closes']) tried(title)
})

test('adding.requirement: the command writes its revision', () => {
  const { stdout } = spawnSync(process.execPath, [resolve('.ci/conformance.ts'), '--accept', 'footer.trial'], { cwd: folder, encoding: 'utf8' })
  expect(stdout.trim().split(': ')).toEqual(['footer.trial', 'revision 1'])
  expect(JSON.parse(readFileSync(join(folder, 'spec/revisions.json'), 'utf8'))).toHaveProperty(['footer.trial', 'revision'], 1)
})
