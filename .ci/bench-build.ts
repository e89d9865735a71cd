// `npm run bench-build`: what a build costs in time and memory, for sites of several sizes, beside those of the peers.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Build, builds } from '../e2e/bench/build-scale.ts'
import { install, peerNames } from '../e2e/bench/workshop.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const usage = 'npm run bench-build [-- --articles 20,200,1000,2000] [--peers eleventy,astro,next]'
const values = readFlags(usage, { articles: { type: 'string', default: '20,200,1000,2000' }, peers: { type: 'string', default: 'eleventy,astro,next' } })

function stop(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

const sizes = values.articles.split(',').map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 20)) stop(`--articles: expected whole numbers from 20, found «${values.articles}»`)
const peers = values.peers === '' ? [] : values.peers.split(',')
const unknown = peers.find((peer) => !peerNames.includes(peer))
if (unknown) stop(`--peers: expected some of ${peerNames.join(', ')}, found «${unknown}»`)

if (peers.length > 0) install()
const all = sizes.flatMap((articles) => ['this site', ...peers].map((subject) => ({ subject, articles })))
const file = 'reports/bench-build.json'
const found: Build[] = []
const line = ({ subject, articles, seconds, mebibytes, drawn }: Build) =>
  `| ${subject} | ${articles} | ${seconds.toFixed(1)} | ${Math.round(mebibytes)} | ${drawn ? `${drawn.plates} plates, ${drawn.images} images` : ''} |`
for (const [place, { subject, articles }] of all.entries()) {
  console.log(`${place + 1} of ${all.length}: ${subject}, ${articles} articles`)
  const results = await builds(subject, articles)
  for (const result of results) console.log(line(result))
  found.push(...results)
}
mkdirSync('reports', { recursive: true })
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { builds: Build[] }).builds : []
const same = (one: Build) => found.some(({ subject, articles }) => subject === one.subject && articles === one.articles)
const merged = [...kept.filter((one) => !same(one)), ...found].toSorted((a, b) => a.articles - b.articles || a.subject.localeCompare(b.subject))
writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString(), machine: `${cpus().length} × ${cpus()[0]!.model}`, builds: merged }, null, 1)}\n`)
console.log(`\n| build | articles | seconds | MiB at most | drawn |\n| --- | --- | --- | --- | --- |\n${merged.map(line).join('\n')}\n\n${file}`)
