import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import * as v from 'valibot'
import { type Flags, list, oneOf, whole } from '../harness/command/flags.ts'
import { markdownRow, markdownTable } from '../harness/report/markdown-table.ts'
import { type Build, builds } from './build-scale.ts'
import { install, peerNames } from './peers.ts'

export const buildFlags = {
  articles: v.optional(list(whole(20)), '20,200,1000,2000'),
  peers: v.optional(list(oneOf(peerNames)), 'eleventy,astro,next'),
}

const cells = ({ subject, articles, seconds, processor, mebibytes, drawn }: Build) =>
  [subject, articles, seconds.toFixed(1), processor.toFixed(1), Math.round(mebibytes), drawn ? `${drawn.plates} plates, ${drawn.images} images` : '']

/** Sizes that are not built keep their earlier figures. */
export async function measureBuilds({ articles: sizes, peers }: Flags<typeof buildFlags>): Promise<number> {
  if (peers.length > 0) install()
  const all = sizes.flatMap((articles) => ['this site', ...peers].map((subject) => ({ subject, articles })))
  const found: Build[] = []
  for (const [place, { subject, articles }] of all.entries()) {
    console.log(`${place + 1} of ${all.length}: ${subject}, ${articles} articles`)
    const results = await builds(subject, articles)
    for (const result of results) console.log(markdownRow(cells(result)))
    found.push(...results)
  }
  const file = 'reports/bench-build.json'
  mkdirSync('reports', { recursive: true })
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { builds: Build[] }).builds : []
  const same = (one: Build) => found.some(({ subject, articles }) => subject === one.subject && articles === one.articles)
  const merged = [...kept.filter((one) => !same(one)), ...found].toSorted((a, b) => a.articles - b.articles || a.subject.localeCompare(b.subject))
  writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString(), machine: `${cpus().length} × ${cpus()[0]!.model}`, builds: merged }, null, 1)}\n`)
  console.log(`\n${markdownTable(['build', 'articles', 'seconds', 'of processor', 'MiB at most', 'drawn'], merged.map(cells))}\n\n${file}`)
  return 0
}
