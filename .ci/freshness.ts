// `npm run freshness [-- --at YYYY-MM-DD]`: what was checked more than twelve months before a day, so must be checked again.
import { globSync, readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { readFlags } from '../e2e/support/flags.ts'
import { readFrontMatter } from '../src/content/mdx/front-matter.ts'

const ARTICLES = 'src/content/articles'

/** The sources of the site leave out extensions, so they are read as the build reads them. */
const load = async <Module>(file: string) => (await runnerImport<Module>(`./src/tools/${file}`)).module

const usage = 'npm run freshness [-- --at YYYY-MM-DD]'

const { parseDay } = await load<typeof import('../src/tools/day.ts')>('day.ts')
const { staleEntries } = await load<typeof import('../src/tools/freshness.ts')>('freshness.ts')
const { datedFacts } = await load<typeof import('../src/tools/dated-facts.ts')>('dated-facts.ts')

const at = readFlags(usage, { at: { type: 'string' } }).at ?? new Date().toISOString().slice(0, 10)
if (!parseDay(at)) {
  console.error(`--at: expected a day, YYYY-MM-DD, found «${at}»\n${usage}`)
  process.exit(2)
}

const articles = globSync('*.mdx', { cwd: ARTICLES }).toSorted().map((file) => {
  const { title, checked } = readFrontMatter(file, readFileSync(`${ARTICLES}/${file}`, 'utf8'))
  return { name: String(title), checked: String(checked), source: `${ARTICLES}/${file}` }
})
const entries = [...datedFacts.map(({ name, checked, source }) => ({ name, checked, source })), ...articles]
const stale = staleEntries(entries, at)

for (const { name, checked, source } of stale.toSorted((a, b) => a.checked.localeCompare(b.checked))) {
  console.log(`${checked}  ${name} (${source})`)
}
console.log(`${entries.length} facts and articles, ${stale.length} checked more than 12 months before ${at}`)
process.exitCode = stale.length === 0 ? 0 : 1
