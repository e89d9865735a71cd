// `npm run conformance`: joins the specification's sentences to the tests that prove them and to pictures of what can be seen,
// and writes conformance/. With `--from reports` it reads the last run instead of running; `--accept id` gives an edited sentence its revision.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EngineTable } from '../e2e/harness/browsers/table.ts'
import { join } from '../e2e/harness/conformance/join.ts'
import { axeOn } from '../e2e/harness/report/report-check.ts'
import { reportPage } from '../e2e/harness/conformance/report-page.ts'
import { readPlaywright, readVitest } from '../e2e/harness/report/reports.ts'
import { readRequirements } from '../e2e/harness/requirements/requirements.ts'
import { accept, readRevisions, unrevised, writeRevisions } from '../e2e/harness/requirements/revisions.ts'
import { readTests } from '../e2e/harness/requirements/written-tests.ts'
import { takePictures } from '../e2e/harness/conformance/pictures.ts'
import { site } from '../e2e/site.ts'
import { expectBuilt, serveBuilt } from '../e2e/harness/serve/built-site.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const OUT = 'conformance'
const { folder: spec, revisions: kept } = site.specification
const values = readFlags('npm run conformance [-- --from reports] [--no-pictures] [--accept id]', {
  accept: { type: 'string', multiple: true },
  from: { type: 'string' },
  'no-pictures': { type: 'boolean', default: false },
})

function acceptAll(ids: string[]): void {
  const requirements = readRequirements(spec)
  const wanted = ids.flatMap((id) => (id === 'new' ? unrevised(requirements, readRevisions(kept)) : [id]))
  const revisions = wanted.reduce((known, id) => accept(id, requirements, known), readRevisions(kept))
  writeRevisions(revisions, kept)
  for (const id of wanted) console.log(`${id}: ${revisions[id] ? `revision ${revisions[id].revision}` : 'retired'}`)
}

/** Both runs end even if they are red: what failed is what the report is about. */
function runTests(folder: string): void {
  const run = (args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, OUT_DIR: built } })
  for (const file of ['spec.json', 'e2e.json']) rmSync(`${folder}/${file}`, { force: true })
  run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${folder}/spec.json`])
  run(['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'])
}

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'commit unknown'
  }
}

const built = process.env.OUT_DIR ?? 'dist'

async function report(): Promise<number> {
  const folder = values.from ?? 'reports'
  expectBuilt(built)
  if (values.from === undefined) runTests(folder)
  const outcomes = [...readVitest(`${folder}/spec.json`), ...readPlaywright(`${folder}/e2e.json`)]
  const joined = join(readRequirements(spec), readRevisions(kept), readTests([spec, 'e2e', 'src']), outcomes)
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  const served = await serveBuilt(built, { hashed: site.serving.hashed }, 4187, 'site')
  const { pictures, problems } = values['no-pictures'] ? { pictures: {}, problems: [] } : await takePictures(served.origin, OUT, site)
  served.close()
  const engines = existsSync(`${folder}/browsers.json`) ? { engines: JSON.parse(readFileSync(`${folder}/browsers.json`, 'utf8')) as EngineTable } : {}
  const all = { ...joined, ...engines, commit: commitOf(), pictures, problems: [...joined.problems, ...problems] }
  writeFileSync(`${OUT}/index.html`, reportPage(all))
  writeFileSync(`${OUT}/conformance.json`, `${JSON.stringify(all, null, 1)}\n`)
  const found = [...all.problems, ...(await axeOn(resolve(OUT, 'index.html')))]
  for (const problem of found) console.log(`✗ ${problem}`)
  const proved = all.requirements.filter(({ status }) => status === 'passed').length
  console.log(`\n${proved} of ${all.requirements.length} requirements proved, ${outcomes.length} tests, ${Object.keys(pictures).length} pictures, ${found.length} problems: ${OUT}/index.html`)
  return found.length === 0 ? 0 : 1
}

if (values.accept) {
  try {
    acceptAll(values.accept)
  } catch (error) {
    console.error(`--accept: ${(error as Error).message}`)
    process.exitCode = 2
  }
} else process.exitCode = await report()
