import { mkdirSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { commitOfSources } from '../command/commit.ts'
import { type Flags, oneOf } from '../command/flags.ts'
import { Unusable } from '../command/unusable.ts'
import { failureLine } from '../report/failure-line.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import type { Site } from '../site.ts'
import { runBrowser } from '../verify/browser-run.ts'
import { openSite } from '../verify/open-site.ts'
import { addressFlags } from '../verify/reach.ts'
import { findEngine } from './engines.ts'
import { conclude, type EngineRun, markdown, tableOf } from './table.ts'
import { type EngineName, engineNames } from './tab.ts'

export const engineFlags = {
  ...addressFlags,
  engine: v.optional(v.array(oneOf(engineNames)), [...engineNames]),
  folder: v.optional(v.string()),
  only: v.optional(v.string()),
}

/** The version, if it starts; else why not. */
export async function meet(engine: EngineName, locale: string, find = findEngine): Promise<{ version: string } | { missing: string }> {
  const start = find(engine, (line) => console.log(`  ${engine}: ${line}`))
  if (typeof start === 'string') return { missing: start }
  try {
    const started = await start(locale)
    await started.close()
    return { version: started.name }
  } catch (error) {
    return { missing: `it does not start: ${(error as Error).message.split('\n')[0]}` }
  }
}

/** What the checks of an engine came to: a runner that breaks off is told in their place, and takes no other engine's with it. */
export async function outcomesOf(engine: string, version: string, run: () => Promise<Outcome[]>): Promise<EngineRun> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    return { engine, version, outcomes: await run(), seconds: seconds() }
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    console.log(error.message)
    return { engine, version, outcomes: [], seconds: seconds(), missing: error.message.split('\n')[0]! }
  }
}

async function runEngine(engine: EngineName, address: string, locale: string, only: string | undefined): Promise<EngineRun> {
  const met = await meet(engine, locale)
  if ('missing' in met) return { engine, ...met, seconds: 0, outcomes: [] }
  console.log(`▶ ${met.version}`)
  let done = 0
  const tell = (outcome: Outcome, total: number): void => {
    done += 1
    if (outcome.status !== 'passed') console.log(failureLine(outcome))
    if (done % 20 === 0) console.log(`  ${done} of ${total}`)
  }
  return outcomesOf(engine, met.version, () => runBrowser({ address, config: 'e2e/browsers/playwright.config.ts', env: { BROWSERS_ENGINE: engine }, ...(only ? { grep: only } : {}), tell }))
}

/** 0 if every engine that was asked for ran and passed. */
export const runEngines = (site: Site) => async ({ engine, only, ...where }: Flags<typeof engineFlags>): Promise<number> => {
  const served = await openSite(where, site, 4189)
  try {
    const runs: EngineRun[] = []
    for (const name of engineNames.filter((one) => engine.includes(one))) runs.push(await runEngine(name, served.origin, site.locale, only))
    const table = tableOf(runs, commitOfSources())
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/browsers.json', `${JSON.stringify(table, null, 1)}\n`)
    writeFileSync('reports/browsers.md', `${markdown(table)}\n`)
    const { lines, green } = conclude(runs, only)
    console.log(`\n${lines.join('\n')}\n${table.rows.length} requirements × ${table.engines.length} engines: reports/browsers.md`)
    return green ? 0 : 1
  } finally {
    served.close()
  }
}
