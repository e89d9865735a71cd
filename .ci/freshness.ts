// `npm run freshness [-- --at YYYY-MM-DD]`: what was checked more than twelve months before a day, so must be checked again.
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { readFrontMatter } from '../src/content/mdx/front-matter.ts'

const ARTICLES = 'src/content/articles'

/** The sources of the site leave out extensions, so they are read as the build reads them. */
const load = async <Module>(file: string) => (await runnerImport<Module>(`./src/tools/${file}`)).module

function refuse(problem: string): never {
  console.error(`${problem}; expected nothing, or --at and a day, YYYY-MM-DD`)
  process.exit(2)
}

function requestedDay(): string {
  try {
    const { values } = parseArgs({ options: { at: { type: 'string' } } })
    return values.at ?? new Date().toISOString().slice(0, 10)
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const { parseDay } = await load<typeof import('../src/tools/day.ts')>('day.ts')
const { staleEntries } = await load<typeof import('../src/tools/freshness.ts')>('freshness.ts')
const { datedFacts } = await load<typeof import('../src/tools/dated-facts.ts')>('dated-facts.ts')

const at = requestedDay()
if (!parseDay(at)) refuse(`--at: found «${at}», which is not a day`)

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
