import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import * as v from 'valibot'
import { type Flags, list, on, oneOf, whole } from '../harness/command/flags.ts'
import { expectBuilt } from '../harness/serve/built-site.ts'
import { type Duel, duel } from './duel.ts'
import { scenarios } from './scenarios.ts'
import { subjects } from './subjects.ts'
import { table } from './table.ts'
import { install, peerNames } from './peers.ts'

const scenarioNames = Object.keys(scenarios)

/** Another build, as `name=folder`. */
const build = v.pipe(
  v.string(),
  v.regex(/^[^=]+=./, 'name=folder'),
  v.transform((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const),
)

export const pageFlags = {
  runs: v.optional(whole(1), '5'),
  peers: v.optional(list(oneOf(peerNames)), peerNames.join()),
  only: v.optional(list(oneOf(scenarioNames)), scenarioNames.join()),
  layers: on,
  also: v.optional(v.array(build), []),
  seed: v.optional(whole(0), '1'),
}

interface Results extends Duel {
  date: string
  machine: string
  rounds: number
}

/** Scenarios that are not run keep their earlier figures. */
export async function measurePages({ runs: rounds, peers, only, layers, also, seed }: Flags<typeof pageFlags>): Promise<number> {
  const site = process.env.OUT_DIR ?? 'dist'
  for (const folder of [site, ...also.map(([, other]) => other)]) expectBuilt(folder)
  install()
  const started = Date.now()
  const progress = (line: string) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${line}`)
  const found = await duel(subjects(site, layers, also, peers), only, rounds, seed, progress)
  const file = 'reports/bench.json'
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).figures : {}
  const figures = Object.fromEntries(Object.entries(found.figures).map(([name, own]) => [name, { ...kept[name], ...own }]))
  const { model } = cpus()[0]!
  const results: Results = { date: new Date().toISOString(), machine: `${cpus().length} × ${model}, ${process.platform}, Node ${process.version}`, rounds, ...found, figures }
  mkdirSync('reports', { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`)
  console.log(`\n${table(figures, peers, 'this site')}\n`)
  for (const failure of found.failures) console.error(`✗ ${failure}`)
  console.log(`${file}: ${rounds} rounds, ${found.chromium}, ${results.machine}`)
  return found.failures.length === 0 ? 0 : 1
}
