import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { EngineTable } from '../browsers/table.ts'
import { commitOfSources } from '../command/commit.ts'
import { type Flags, on } from '../command/flags.ts'
import { axeOn } from '../report/report-check.ts'
import { readPlaywright, readVitest } from '../report/reports.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { acceptAll, readRevisions } from '../requirements/revisions.ts'
import { readTests } from '../requirements/written-tests.ts'
import { expectBuilt, serveBuilt } from '../serve/built-site.ts'
import type { Site } from '../site.ts'
import { join } from './join.ts'
import { takePictures } from './pictures.ts'
import { reportPage } from './report-page.ts'

const OUT = 'conformance'

export const conformanceFlags = { accept: v.optional(v.array(v.string())), from: v.optional(v.string()), 'no-pictures': on }

/** Both runs end even if they are red: what failed is what the report is about. */
function runTests(folder: string, built: string): void {
  const run = (args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, OUT_DIR: built } })
  for (const file of ['spec.json', 'e2e.json']) rmSync(`${folder}/${file}`, { force: true })
  run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${folder}/spec.json`])
  run(['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'])
}

/** Joins sentences, tests and pictures in one report; or only gives edited sentences their revisions. */
export const report = (site: Site) => async ({ accept, from, 'no-pictures': isPlain }: Flags<typeof conformanceFlags>): Promise<number> => {
  const { folder: spec, revisions } = site.specification
  if (accept) return acceptAll(accept, readRequirements(spec), revisions)
  const [folder, built] = [from ?? 'reports', process.env.OUT_DIR ?? 'dist']
  expectBuilt(built)
  if (from === undefined) runTests(folder, built)
  const outcomes = [...readVitest(`${folder}/spec.json`), ...readPlaywright(`${folder}/e2e.json`)]
  const joined = join(readRequirements(spec), readRevisions(revisions), readTests([spec, 'e2e', 'src']), outcomes)
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  const served = await serveBuilt(built, { hashed: site.serving.hashed }, 4187, 'site')
  const { pictures, problems } = isPlain ? { pictures: {}, problems: [] } : await takePictures(served.origin, OUT, site)
  served.close()
  const engines = existsSync(`${folder}/browsers.json`) ? { engines: JSON.parse(readFileSync(`${folder}/browsers.json`, 'utf8')) as EngineTable } : {}
  const all = { ...joined, ...engines, commit: commitOfSources() ?? 'commit unknown', pictures, problems: [...joined.problems, ...problems] }
  writeFileSync(`${OUT}/index.html`, reportPage(all))
  writeFileSync(`${OUT}/conformance.json`, `${JSON.stringify(all, null, 1)}\n`)
  const found = [...all.problems, ...(await axeOn(resolve(OUT, 'index.html')))]
  for (const problem of found) console.log(`✗ ${problem}`)
  const proved = all.requirements.filter(({ status }) => status === 'passed').length
  console.log(`\n${proved} of ${all.requirements.length} requirements proved, ${outcomes.length} tests, ${Object.keys(pictures).length} pictures, ${found.length} problems: ${OUT}/index.html`)
  return found.length === 0 ? 0 : 1
}
