// `npm run act -- --cases FILE`: each check of ours and each engine over the public ACT test cases.
// node .ci/act.ts --cases FILE [--rules id,id] [--only ours,axe,ibm,alfa] [--shard 1/4] [--workers 2]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { implementationReport } from '../e2e/harness/act/earl.ts'
import { readSuite, Unreadable } from '../e2e/harness/act/cases.ts'
import { implementations, names } from '../e2e/harness/act/implementations.ts'
import { readSelection, select } from '../e2e/harness/act/selection.ts'
import { runSuite } from '../e2e/harness/act/run.ts'
import { rowsOf, tableOf } from '../e2e/harness/act/table.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const FOLDER = 'reports/act'
const usage = 'npm run act -- --cases FILE [--rules id,id] [--only ours,axe,ibm,alfa] [--shard 1/4] [--workers 2]'
const flags = readFlags(usage, {
  cases: { type: 'string' },
  rules: { type: 'string' },
  only: { type: 'string' },
  shard: { type: 'string' },
  workers: { type: 'string', default: '2' },
})

/** What was asked cannot be done: exit code 2, not a failed check. */
function stop(message: string): never {
  console.error(`act: ${message}`)
  process.exit(2)
}

function read() {
  try {
    if (flags.cases === undefined) throw new Unreadable(`--cases: expected a file of test cases, found nothing; ${usage}`)
    const selection = readSelection(flags)
    return { selection, suite: select(readSuite(flags.cases), selection) }
  } catch (error) {
    if (error instanceof Unreadable) stop(error.message)
    throw error
  }
}

const { selection, suite } = read()
const started = performance.now()
const results = await runSuite(suite, {
  ...selection,
  tell: (done, total) => {
    if (done % 50 === 0 || done === total) console.log(`${done} of ${total} cases, ${Math.round((performance.now() - started) / 1000)} s`)
  },
})

const version = (name: string): string => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version
const own = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
const tools = {
  ours: { name: `${own.name} checks`, version: own.version, address: 'urn:ours' },
  axe: { name: 'axe-core', version: version('axe-core'), address: 'https://github.com/dequelabs/axe-core' },
  ibm: { name: 'IBM Equal Access', version: version('accessibility-checker-engine'), address: 'https://github.com/IBMa/equal-access' },
  alfa: { name: 'Siteimprove Alfa', version: version('@siteimprove/alfa-rules'), address: 'https://github.com/Siteimprove/alfa' },
}

const rows = rowsOf(results)
const table = tableOf(rows)
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/results.json`, JSON.stringify({ rows, results }, null, 1))
writeFileSync(`${FOLDER}/table.md`, `${table}\n`)
for (const name of selection.wanted) {
  writeFileSync(`${FOLDER}/earl-${name}.json`, JSON.stringify(implementationReport(results, name, tools[name], implementations[name].rulesOf), null, 1))
}

console.log(table)
for (const { rule, ruleName, wrong } of rows) {
  for (const name of names) for (const title of wrong[name] ?? []) console.log(`${name === 'ours' ? '✗' : '·'} ${name} fails ${rule} «${ruleName}», ${title}`)
}
console.log(`${FOLDER}/: results.json, table.md, ${selection.wanted.map((name) => `earl-${name}.json`).join(', ')}`)
// An engine's false alarm is its makers'; one of ours is a fault here.
process.exitCode = rows.some(({ verdicts }) => verdicts.ours === 'inconsistent') ? 1 : 0
