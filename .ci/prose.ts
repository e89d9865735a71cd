// `npm run prose [folder]`: reads every prerendered page of a build as an Italian editor would.
import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { readSite } from '../e2e/italian/read-site.ts'
import { site } from '../src/config/site.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { citedIn } from '../src/content/sources/standing.ts'

const articles = globSync('src/content/articles/*.mdx').toSorted().map((name) => ({ name, source: readFileSync(name, 'utf8') }))
const cited = new Set(articles.flatMap(({ source }) => citedIn(source)))

await runCommand('npm run prose [folder]', { '': v.optional(v.string(), 'dist') }, ({ '': folder }) => readSite(folder, { brand: Object.values(site), articles, sources: Object.keys(catalogue), cited }))
