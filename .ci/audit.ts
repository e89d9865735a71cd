// `npm run audit`: the matrix, the probes, the walks and the transcripts, and every report from one result.
// node .ci/audit.ts [--url https://… | --folder dist] [--full] [--only /path,/path]
//   [--part walks|transcripts]    these records alone, compared with those reviewed; no report
//   [--accept walks|transcripts]  what the last run found is what was reviewed
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readCriteria } from '../e2e/harness/audit/criteria.ts'
import { brokenContracts, nameOf, readKnownIssues } from '../e2e/harness/audit/known-issues.ts'
import { matrix } from '../e2e/harness/audit/matrix.ts'
import { type AuditResult, FOLDER, PLAN, RESULT } from '../e2e/harness/audit/result.ts'
import { earl } from '../e2e/harness/audit/reports/earl.ts'
import { junit } from '../e2e/harness/audit/reports/junit.ts'
import { openAcrYaml } from '../e2e/harness/audit/reports/openacr.ts'
import { page } from '../e2e/harness/audit/reports/page.ts'
import { sarif } from '../e2e/harness/audit/reports/sarif.ts'
import { sample } from '../e2e/harness/audit/sample.ts'
import { placeOf, probe } from '../e2e/harness/verify/address.ts'
import { type Served, serveBuilt, Unusable } from '../e2e/harness/serve/built-site.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'
import { site } from '../e2e/site.ts'

const usage = 'npm run audit [-- --url https://… | --folder dist] [--full] [--only /path,/path] [--part walks|transcripts] [--accept walks|transcripts]'
const values = readFlags(usage, {
  url: { type: 'string' },
  folder: { type: 'string', default: 'dist' },
  full: { type: 'boolean', default: false },
  only: { type: 'string' },
  part: { type: 'string' },
  accept: { type: 'string' },
})

const RECORDS = ['walks', 'transcripts']
const { all, missing, kinds } = site.pages
const everyPage = [...all, missing]
const { folder: spec, criteria, decisions: known } = site.specification

/** What the address could not give: exit code 2, not a failed check. */
function stop(message: string): never {
  console.error(`audit: ${message}`)
  process.exit(2)
}

for (const option of ['part', 'accept'] as const) {
  const value = values[option]
  if (value !== undefined && !RECORDS.includes(value)) stop(`--${option}: expected «walks» or «transcripts», found «${value}»`)
}

const unknown = values.only?.split(',').find((path) => !everyPage.includes(path))
if (unknown !== undefined) stop(`--only: expected paths of the site, as «/blog,/contatti», found «${unknown}»`)

/** A run of a part of the pages leaves the records of the others as they are. */
function accept(records: string): void {
  const found = `${FOLDER}/${records}`
  if (!existsSync(found)) stop(`--accept: expected what a run has found in ${found}/; run «npm run audit -- --part ${records}»`)
  cpSync(found, `${spec}/${records}`, { recursive: true, filter: (file) => !file.endsWith('.png') })
  const left = readdirSync(`${spec}/${records}`).filter((name) => !existsSync(`${found}/${name}`))
  for (const name of left) console.log(`${spec}/${records}/${name}: left as it was, the last run did not meet it; if its page is gone, delete it`)
  console.log(`${spec}/${records}: as the last run found it. Read the difference before you commit it.`)
}

if (values.accept !== undefined) {
  accept(values.accept)
  process.exit(0)
}

async function siteUnderAudit(): Promise<Served> {
  if (values.url) {
    const { origin } = placeOf(values.url)
    await probe(origin, site)
    return { origin, close: () => {} }
  }
  return serveBuilt(values.folder, { hashed: site.serving.hashed }, 4280, 'site under audit')
}

async function htmlAt(url: URL, path: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  if (!response.ok && path !== missing) throw new Unusable(`${url}: expected the page, found status ${response.status}`)
  return response.text()
}

const readPages = async () => Object.fromEntries(await Promise.all(everyPage.map(async (path) => [path, await htmlAt(new URL(path, origin), path)] as const)))

/** A fault of the site is a failed check; this is none. */
function unusable(error: unknown): never {
  if (error instanceof Unusable) stop(error.message)
  throw error
}

const version = (name: string): string => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version

const { origin, close } = await siteUnderAudit().catch(unusable)
const address = `${origin}/`
const pages = await readPages().catch(unusable)
const paths = values.only?.split(',') ?? (values.full ? kinds : everyPage)
const { run, notApplicable, applicable } = matrix({ pages, missing, states: site.states }, paths, values.full)
for (const part of values.part ? [values.part, 'run.json'] : ['pictures', ...RECORDS, 'run.json', 'earl.jsonld', 'openacr.yaml']) rmSync(`${FOLDER}/${part}`, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
writeFileSync(PLAN, JSON.stringify({ cells: run }))
if (!values.part) console.log(`${address}: ${run.length} of ${applicable} applicable states of ${paths.length} pages`)

// Not synchronously: this process serves the site meanwhile.
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
await once(spawn(process.execPath, [playwright, 'test', '--config', 'e2e/audit/playwright.config.ts', ...(values.part ? [`${values.part}.probe`] : [])], { stdio: 'inherit', env: { ...process.env, VERIFY_URL: address } }), 'close')
close()

const { cells, tests } = JSON.parse(readFileSync(`${FOLDER}/run.json`, 'utf8')) as Pick<AuditResult, 'cells' | 'tests'>
const failed = tests.filter(({ status }) => status === 'failed').length
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
if (values.part) {
  console.log(`${values.part}: ${tests.length - failed} as reviewed, ${failed} otherwise`)
  process.exit()
}

const { issues, decisions } = readKnownIssues(known)
const contracts = [...issues, ...decisions]
const used = cells.flatMap((cell) => cell.used)
const date = new Date().toISOString()
const result: AuditResult = {
  site: site.brand,
  address,
  date,
  engines: { 'axe-core': version('axe-core'), 'IBM Equal Access': version('accessibility-checker-engine'), 'Siteimprove Alfa': version('@siteimprove/alfa-rules') },
  sample: sample(site.pages),
  criteria: readCriteria(criteria),
  notApplicable,
  cells,
  tests,
  contracts,
  // A part of the pages cannot show that a contract matches nothing.
  broken: brokenContracts(contracts, values.only ? contracts.map(nameOf) : used, date.slice(0, 10)),
}
writeFileSync(RESULT, JSON.stringify(result, null, 1))
// Who looked at a part of the pages can claim nothing of the site.
const claims = values.only ? {} : { 'earl.jsonld': JSON.stringify(earl(result), null, 1), 'openacr.yaml': openAcrYaml(result) }
const reports = { ...claims, 'audit.sarif': JSON.stringify(sarif(result), null, 1), 'junit.xml': junit(result), 'index.html': page(result) }
for (const [file, content] of Object.entries(reports)) writeFileSync(`${FOLDER}/${file}`, content)

for (const line of result.broken) console.log(`✗ ${line}`)
console.log(`${FOLDER}/index.html and ${Object.keys(reports).length - 1} reports; ${tests.length - failed} passed, ${failed} failed`)
if (result.broken.length > 0) process.exitCode = 1
