// `npm run bench`: this site and its peers side by side in one browser. `--only` takes some scenarios anew and keeps the others' figures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Duel, duel } from '../e2e/bench/duel.ts'
import { scenarios } from '../e2e/bench/scenarios.ts'
import { subjects } from '../e2e/bench/subjects.ts'
import { table } from '../e2e/bench/table.ts'
import { install, peerNames } from '../e2e/bench/workshop.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const usage = 'npm run bench [-- --runs 5] [--peers eleventy,astro] [--only home,cold] [--also name=folder] [--seed 1]'
const values = readFlags(usage, {
  runs: { type: 'string', default: '5' },
  peers: { type: 'string', default: peerNames.join() },
  only: { type: 'string', default: Object.keys(scenarios).join() },
  also: { type: 'string', multiple: true, default: [] },
  seed: { type: 'string', default: '1' },
})

function stop(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

const rounds = Number(values.runs)
if (!Number.isInteger(rounds) || rounds < 1) stop(`--runs: expected a whole number from 1, found «${values.runs}»`)
const names = values.only.split(',')
const unknown = names.find((name) => !(name in scenarios))
if (unknown) stop(`--only: expected some of ${Object.keys(scenarios).join(', ')}, found «${unknown}»`)
const site = process.env.OUT_DIR ?? 'dist'
if (!existsSync(`${site}/404.html`)) stop(`bench: expected a built site in ${site}; run «npm run build»`)

install()
const peers = values.peers.split(',')
const all = subjects(site, values.also, peers)
const started = Date.now()
const progress = (line: string) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${line}`)
const found = await duel(all, names, rounds, Number(values.seed), progress)

interface Results extends Duel {
  date: string
  machine: string
  rounds: number
}
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
process.exitCode = found.failures.length === 0 ? 0 : 1
