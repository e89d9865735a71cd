// `npm run freshness [-- --at YYYY-MM-DD]`: sources and figures by age; what was read or checked more than twelve months before a day is to be read again.
import { readFlags } from '../e2e/harness/command/flags.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { datedFacts } from '../src/tools/dated-facts.ts'
import { parseDay } from '../src/tools/day.ts'
import { byAge, staleEntries } from '../src/tools/freshness.ts'

const usage = 'npm run freshness [-- --at YYYY-MM-DD]'
const at = readFlags(usage, { at: { type: 'string' } }).at ?? new Date().toISOString().slice(0, 10)
if (!parseDay(at)) {
  console.error(`--at: expected a day, YYYY-MM-DD, found «${at}»\n${usage}`)
  process.exit(2)
}

const sources = Object.entries(catalogue).map(([id, { publisher, title, read }]) => ({ name: `${publisher}, ${title}`, checked: read, source: `source ${id}` }))
const entries = byAge([...datedFacts.map(({ name, checked, source }) => ({ name, checked, source })), ...sources])
for (const { name, checked, source } of entries) console.log(`${checked ?? 'never read'}  ${name} (${source})`)

const dated = entries.flatMap(({ checked, ...entry }) => (checked ? [{ ...entry, checked }] : []))
const stale = staleEntries(dated, at)
console.log(`${entries.length} figures and sources: ${entries.length - dated.length} never read again, ${stale.length} read more than 12 months before ${at}`)
process.exitCode = stale.length === 0 ? 0 : 1
