// `npm run prose [folder]`: reads every prerendered page of a build as an Italian editor would.
import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { readSite } from '../e2e/italian/read-site.ts'
import { site } from '../src/config/site.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { citedIn } from '../src/content/sources/standing.ts'

const cited = new Set(globSync('src/content/articles/*.mdx').flatMap((file) => citedIn(readFileSync(file, 'utf8'))))

await runCommand('npm run prose [folder]', { '': v.optional(v.string(), 'dist') }, ({ '': folder }) => readSite(folder, { brand: Object.values(site), sources: Object.keys(catalogue), cited }))
