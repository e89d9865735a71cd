// `npm run freshness [-- --at YYYY-MM-DD]`: sources and figures by age; what was read or checked more than twelve months before a day is to be read again.
import * as v from 'valibot'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { readFragment } from '../e2e/harness/crawl/markup.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { datedFacts } from '../src/tools/dated-facts.ts'
import { parseDay } from '../src/tools/day.ts'
import { byAge, staleEntries } from '../src/tools/freshness.ts'

const day = v.pipe(v.string(), v.check((text) => parseDay(text) !== undefined, 'a day, YYYY-MM-DD'))
const flags = { at: v.optional(day, () => new Date().toISOString().slice(0, 10)) }

/** A title as it is said: without tags. */
const plain = (title: string): string => readFragment(title).textContent

await runCommand('npm run freshness [-- --at YYYY-MM-DD]', flags, ({ at }) => {
  const sources = Object.entries(catalogue).map(([id, { publisher, title, read }]) => ({ name: `${publisher}, ${plain(title)}`, checked: read, source: `source ${id}` }))
  const entries = byAge([...datedFacts.map(({ name, checked, source }) => ({ name, checked, source })), ...sources])
  for (const { name, checked, source } of entries) console.log(`${checked ?? 'never read'}  ${name} (${source})`)
  const dated = entries.flatMap(({ checked, ...entry }) => (checked ? [{ ...entry, checked }] : []))
  const stale = staleEntries(dated, at)
  console.log(`${entries.length} figures and sources: ${entries.length - dated.length} never read again, ${stale.length} read more than 12 months before ${at}`)
  return stale.length === 0 ? 0 : 1
})
