// `npm run audit`: the matrix, the probes, the walks and the transcripts, and every report from one result.
// node .ci/audit.ts [--url https://… | --folder dist] [--full] [--only /path,/path]
//   [--part walks|transcripts]    these records alone, compared with those reviewed; no report
//   [--accept walks|transcripts]  what the last run found is what was reviewed
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { acceptRecords, RECORDS } from '../e2e/harness/audit/accept.ts'
import { idleAnswers, readAnswers } from '../e2e/harness/audit/answers.ts'
import { readCriteria } from '../e2e/harness/audit/criteria.ts'
import { brokenContracts, nameOf, readKnownIssues, unproved } from '../e2e/harness/audit/known-issues.ts'
import { matrix, whyNot } from '../e2e/harness/audit/matrix.ts'
import { holdsField, partsOf } from '../e2e/harness/audit/parts.ts'
import { questionsOf } from '../e2e/harness/audit/questions.ts'
import { type AuditResult, FOLDER, PLAN, RESULT } from '../e2e/harness/audit/result.ts'
import { claimsSummary } from '../e2e/harness/audit/reports/claims-summary.ts'
import { earl } from '../e2e/harness/audit/reports/earl.ts'
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

const { all, missing } = site.pages
const everyPage = [...all, missing]
const { folder: spec, criteria, decisions: known, answers: answered } = site.specification

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

if (values.accept !== undefined) {
  const lines = acceptRecords(values.accept, spec)
  if (!lines) stop(`--accept: expected what a run has found in ${FOLDER}/${values.accept}; run «npm run audit -- --part ${values.accept}»`)
  for (const line of lines) console.log(line)
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
const html: Record<string, string> = await readPages().catch(unusable)
const subject = { pages: html, missing, states: site.states }
// Claims are made of what was looked at: the sample, or every page.
const lot = values.full ? { structured: everyPage, random: [] } : sample(site.pages)
const paths = values.only?.split(',') ?? [...lot.structured, ...lot.random]
const { run, notApplicable, applicable } = matrix(subject, paths)
const statesAt = (path: string) => Object.keys(site.states).filter((state) => !whyNot({ path, media: 'light', viewport: '390x844', mode: 'plain', state }, subject))
for (const part of values.part ? [values.part, 'run.json'] : ['pictures', ...RECORDS, 'run.json', 'earl.jsonld', 'openacr.yaml']) rmSync(`${FOLDER}/${part}`, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
writeFileSync(PLAN, JSON.stringify({ cells: run, pages: paths }))
if (!values.part) console.log(`${address}: ${run.length} of ${applicable} applicable states of ${paths.length} pages`)

// Not synchronously: this process serves the site meanwhile.
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
await once(spawn(process.execPath, [playwright, 'test', '--config', 'e2e/audit/playwright.config.ts', ...(values.part ? [`${values.part}.probe`] : [])], { stdio: 'inherit', env: { ...process.env, VERIFY_URL: address, AUDIT_PLAN: PLAN } }), 'close')
close()

const { cells, tests } = JSON.parse(readFileSync(`${FOLDER}/run.json`, 'utf8')) as Pick<AuditResult, 'cells' | 'tests'>
const failed = tests.filter(({ status }) => status === 'failed').length
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
if (values.part) {
  console.log(`${values.part}: ${tests.length - failed} as reviewed, ${failed} otherwise`)
  process.exit()
}

const { issues, decisions } = readKnownIssues(known, site.fill)
const contracts = [...issues, ...decisions]
const used = cells.flatMap((cell) => cell.used)
const date = new Date().toISOString()
const today = date.slice(0, 10)
const answers = readAnswers(answered)
const each = <Value>(read: (page: string, path: string) => Value) => Object.fromEntries(Object.entries(html).map(([path, page]) => [path, read(page, path)]))
const asked = { pages: paths, facts: each((page, path) => ({ field: holdsField(page), states: statesAt(path) })), parts: each(partsOf), cells }
const result: AuditResult = {
  ...asked,
  // Where a site is looked at on this machine, its claims are about its published address.
  site: { ...site.brand, ...(values.url ? { url: address } : {}) },
  address,
  date,
  engines: { 'axe-core': version('axe-core'), 'IBM Equal Access': version('accessibility-checker-engine'), 'Siteimprove Alfa': version('@siteimprove/alfa-rules') },
  sample: lot,
  criteria: readCriteria(criteria),
  notApplicable,
  tests,
  answers,
  contracts,
  // A part of the pages cannot show that a contract or an answer matches nothing.
  broken: [...brokenContracts(contracts, values.only ? contracts.map(nameOf) : used, today), ...unproved(contracts, cells, tests), ...(values.only ? [] : idleAnswers(answers, questionsOf(asked), today))],
}
writeFileSync(RESULT, JSON.stringify(result, null, 1))
// Who looked at a part of the pages can claim nothing of the site.
const claims = values.only ? {} : { 'earl.jsonld': JSON.stringify(earl(result), null, 1), 'openacr.yaml': openAcrYaml(result) }
const reports = { ...claims, 'audit.sarif': JSON.stringify(sarif(result), null, 1), 'index.html': page(result) }
for (const [file, content] of Object.entries(reports)) writeFileSync(`${FOLDER}/${file}`, content)

if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, claimsSummary(result))
for (const line of result.broken) console.log(`✗ ${line}`)
console.log(`${FOLDER}/index.html and ${Object.keys(reports).length} reports; ${tests.length - failed} passed, ${failed} failed`)
if (result.broken.length > 0) process.exitCode = 1
