// `npm run browsers`: the black-box part of the specification in Chromium, Firefox and WebKit.
// 0 if every engine that was asked for ran and passed, 1 if not, 2 if nothing could be checked.
import { mkdirSync, writeFileSync } from 'node:fs'
import { findEngine } from '../e2e/harness/browsers/engines.ts'
import { conclude, type EngineRun, markdown, tableOf } from '../e2e/harness/browsers/table.ts'
import { type EngineName, engineNames } from '../e2e/harness/browsers/tab.ts'
import { placeOf, probe } from '../e2e/harness/verify/address.ts'
import { site as known } from '../e2e/site.ts'
import { runBrowser } from '../e2e/harness/verify/browser-run.ts'
import { failureLine } from '../e2e/harness/report/failure-line.ts'
import { serveBuilt, Unusable } from '../e2e/harness/serve/built-site.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const usage = `npm run browsers [-- --engine chromium|firefox|webkit] [--url https://www.example.org | --folder dist]
  --engine   one engine; may be repeated; all three without
  --only     checks whose title holds this`

const values = readFlags(usage, {
  engine: { type: 'string', multiple: true, default: [...engineNames] },
  url: { type: 'string' },
  folder: { type: 'string' },
  only: { type: 'string' },
})

/** The version, if it starts. */
async function meet(engine: EngineName): Promise<{ version: string } | { missing: string }> {
  const start = findEngine(engine, (line) => console.log(`  ${engine}: ${line}`))
  if (typeof start === 'string') return { missing: start }
  try {
    const started = await start(known.locale)
    await started.close()
    return { version: started.name }
  } catch (error) {
    return { missing: `it does not start: ${(error as Error).message.split('\n')[0]}` }
  }
}

async function run(engine: EngineName, address: string): Promise<EngineRun> {
  const met = await meet(engine)
  if ('missing' in met) return { engine, ...met, seconds: 0, outcomes: [] }
  console.log(`▶ ${met.version}`)
  const began = performance.now()
  let done = 0
  const outcomes = await runBrowser({
    address,
    config: 'e2e/browsers/playwright.config.ts',
    env: { BROWSERS_ENGINE: engine },
    ...(values.only ? { grep: values.only } : {}),
    tell: (outcome, total) => {
      done += 1
      if (outcome.status !== 'passed') console.log(failureLine(outcome))
      if (done % 20 === 0) console.log(`  ${done} of ${total}`)
    },
  })
  return { engine, ...met, seconds: (performance.now() - began) / 1000, outcomes }
}

async function main(): Promise<number> {
  const { url, folder = 'dist', engine } = values
  const wanted = engineNames.filter((name) => engine.includes(name))
  const unknown = engine.find((name) => !engineNames.some((known) => known === name))
  if (unknown) throw new Unusable(`--engine: expected ${engineNames.join(', ')}, found «${unknown}»\n${usage}`)
  const site = url === undefined ? await serveBuilt(folder, { hashed: known.serving.hashed }, 4189) : { origin: placeOf(url).origin, close: () => undefined }
  try {
    await probe(site.origin, known)
    const runs: EngineRun[] = []
    for (const name of wanted) runs.push(await run(name, site.origin))
    const table = tableOf(runs)
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/browsers.json', `${JSON.stringify(table, null, 1)}\n`)
    writeFileSync('reports/browsers.md', `${markdown(table)}\n`)
    const { lines, green } = conclude(runs)
    console.log(`\n${lines.join('\n')}\n${table.rows.length} requirements × ${table.engines.length} engines: reports/browsers.md`)
    return green ? 0 : 1
  } finally {
    site.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Unusable ? `browsers: ${error.message}` : error)
  return 2
})
