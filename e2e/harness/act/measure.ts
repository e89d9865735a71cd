import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Flags } from '../command/flags.ts'
import { packageVersion } from '../command/package-version.ts'
import { readSuite } from './cases.ts'
import { implementationReport } from './earl.ts'
import { names } from './implementations.ts'
import { runSuite } from './run.ts'
import { select, type selection } from './selection.ts'
import { isBetterTogether, rowsOf, tableOf } from './table.ts'

const FOLDER = 'reports/act'

/** Runs the cases, and writes the table, the results and one implementation report for each. */
export async function measure({ cases, only, workers, ...part }: Flags<typeof selection>): Promise<number> {
  const suite = select(readSuite(cases), part)
  const started = performance.now()
  const tell = (done: number, total: number) => {
    if (done % 50 === 0 || done === total) console.log(`${done} of ${total} cases, ${Math.round((performance.now() - started) / 1000)} s`)
  }
  const results = await runSuite(suite, workers, only, tell)
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
  const tools = {
    ours: { title: `${own.name} checks`, version: own.version, address: 'urn:ours' },
    axe: { title: 'axe-core', version: packageVersion('axe-core'), address: 'https://github.com/dequelabs/axe-core' },
    ibm: { title: 'IBM Equal Access', version: packageVersion('accessibility-checker-engine'), address: 'https://github.com/IBMa/equal-access' },
    alfa: { title: 'Siteimprove Alfa', version: packageVersion('@siteimprove/alfa-rules'), address: 'https://github.com/Siteimprove/alfa' },
  }
  const rows = rowsOf(results)
  const table = tableOf(rows)
  const reports = only.map((name) => [`earl-${name}.json`, implementationReport(results, name, tools[name])] as const)
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, report] of [['results.json', { rows, results }] as const, ...reports]) writeFileSync(`${FOLDER}/${file}`, JSON.stringify(report, null, 1))
  writeFileSync(`${FOLDER}/table.md`, `${table}\n`)

  console.log(table)
  for (const { rule, ruleName, wrong } of rows) {
    for (const name of names) for (const title of wrong[name] ?? []) console.log(`${name === 'ours' ? '✗' : '·'} ${name} fails ${rule} «${ruleName}», ${title}`)
  }
  console.log(`${FOLDER}/: results.json, table.md, ${reports.map(([file]) => file).join(', ')}`)
  const isWhole = names.every((name) => only.includes(name)) && !part.rules && part.shard[1] === 1
  const isWorth = !isWhole || isBetterTogether(rows)
  if (!isWorth) console.log('✗ together the engines and the checks of ours judge no more rules consistently than the best of them alone')
  // An engine's false alarm is its makers'; one of ours is a fault here.
  return isWorth && rows.every(({ verdicts }) => verdicts.ours !== 'inconsistent') ? 0 : 1
}
