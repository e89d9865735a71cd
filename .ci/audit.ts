// `npm run audit`: the matrix, the probes, and every report from one result. Without an address or a site file: this site, as built.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { acceptRecords, RECORDS } from '../e2e/harness/audit/accept.ts'
import { idleAnswers } from '../e2e/harness/audit/answers.ts'
import { brokenContracts, nameOf, unproved } from '../e2e/harness/audit/known-issues.ts'
import { matrix, whyNot } from '../e2e/harness/audit/matrix.ts'
import { open } from '../e2e/harness/audit/opened.ts'
import { holdsField, partsOf } from '../e2e/harness/audit/parts.ts'
import type { Plan } from '../e2e/harness/audit/plan.ts'
import { questionsOf } from '../e2e/harness/audit/questions.ts'
import { type AuditResult, FOLDER, PLAN } from '../e2e/harness/audit/result.ts'
import { claimsSummary } from '../e2e/harness/audit/reports/claims-summary.ts'
import { writeReports } from '../e2e/harness/audit/reports/write-reports.ts'
import { readSiteFile, subjectOf } from '../e2e/harness/audit/subject.ts'
import { Unusable } from '../e2e/harness/serve/built-site.ts'
import { addressFlags, addressUsage } from '../e2e/harness/verify/reach.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'
import { packageVersion } from '../e2e/harness/command/package-version.ts'

const usage = `npm run audit [-- --site file.ts] [--url https://www.example.org[/folder/] | --folder dist]
  --site file         what is known of the site: pages, states, language, decisions, answers; e2e/site.ts, if no address is given
  --url address       alone: links are followed to make a sample, and the report says what cannot be known
${addressUsage}
  --full              every page, not a sample
  --quick             the engines look at each page and state once, in one window
  --only /path,/path  these pages alone; no claims
  --part records      walks or transcripts alone, compared with those reviewed; no report
  --accept records    walks or transcripts as the last run found them are what was reviewed`
const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const values = readFlags(usage, { ...addressFlags, site: text, folder: text, full: flag, quick: flag, only: text, part: text, accept: text })

/** What the address could not give: exit code 2, not a failed check. */
function stop(message: string): never {
  console.error(`audit: ${message}`)
  process.exit(2)
}
/** A fault of the site is a failed check; this is none. */
function unusable(error: unknown): never {
  if (error instanceof Unusable) stop(error.message)
  throw error
}

for (const option of ['part', 'accept'] as const) {
  const value = values[option]
  if (value !== undefined && !RECORDS.includes(value)) stop(`--${option}: expected «walks» or «transcripts», found «${value}»`)
}
if (values.url && values.folder) stop(`expected either --url or --folder\n${usage}`)

const file = values.site ?? (values.url ? undefined : 'e2e/site.ts')
const told = file === undefined ? {} : await readSiteFile(file).catch(unusable)
if (values.accept !== undefined) {
  const lines = acceptRecords(values.accept, told.specification?.folder ?? 'spec')
  if (!lines) stop(`--accept: expected what a run has found in ${FOLDER}/${values.accept}; run «npm run audit -- --part ${values.accept}»`)
  for (const line of lines) console.log(line)
  process.exit(0)
}

const { close, ...place } = await open(values, told).catch(unusable)
const subject = await subjectOf({ told, ...place, isFull: values.full }).catch(unusable)
const { html, missing, lot, stage, contracts, answers, criteria, hasOwnProbes } = subject
const unknown = values.only?.split(',').find((path) => !(path in html))
if (unknown !== undefined) stop(`--only: expected paths of the site, as ${Object.keys(html).slice(0, 2).join(',')}; found «${unknown}»`)
// Claims are made of what was looked at: the sample, or every page.
const paths = values.only?.split(',') ?? [...lot.structured, ...lot.random]
const shown = { pages: html, missing, states: told.states ?? {} }
const { run, notApplicable, applicable } = matrix(shown, paths, values.quick)
const limits = [...subject.limits, ...(values.quick ? ['The engines looked at each page and state once, in light colours and a window of 1280 × 800.'] : [])]
const statesAt = (path: string) => Object.keys(shown.states).filter((state) => !whyNot({ path, media: 'light', viewport: '390x844', mode: 'plain', state }, shown))
for (const part of values.part ? [values.part, 'run.json'] : ['pictures', ...RECORDS, 'run.json', 'earl.jsonld', 'openacr.yaml']) rmSync(`${FOLDER}/${part}`, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const plan: Plan = { cells: run, pages: paths, ...(missing === undefined ? {} : { missing }), stage, contracts, ...(hasOwnProbes ? {} : { claimed: criteria.map(({ num }) => num) }) }
writeFileSync(PLAN, JSON.stringify(plan))
const address = place.address
if (!values.part) console.log(`${address}: ${run.length} of ${applicable} applicable states of ${paths.length} pages`)

// Not synchronously: this process serves the site meanwhile.
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
const config = told.probes ?? 'e2e/harness/audit/playwright.config.ts'
await once(spawn(process.execPath, [playwright, 'test', '--config', config, ...(values.part ? [`${values.part}.probe`] : [])], { stdio: 'inherit', env: { ...process.env, VERIFY_URL: place.origin, AUDIT_PLAN: PLAN } }), 'close')
close()

const { cells, tests } = JSON.parse(readFileSync(`${FOLDER}/run.json`, 'utf8')) as Pick<AuditResult, 'cells' | 'tests'>
const failed = tests.filter(({ status }) => status === 'failed').length
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
if (values.part) {
  console.log(`${values.part}: ${tests.length - failed} as reviewed, ${failed} otherwise`)
  process.exit()
}

const used = cells.flatMap((cell) => cell.used)
const date = new Date().toISOString()
const today = date.slice(0, 10)
const each = <Value>(read: (page: string, path: string) => Value) => Object.fromEntries(Object.entries(html).map(([path, page]) => [path, read(page, path)]))
const asked = { pages: paths, facts: each((page, path) => ({ field: holdsField(page), states: statesAt(path) })), parts: each(partsOf), cells, hasOwnProbes }
const result: AuditResult = {
  ...asked,
  site: subject.site,
  address,
  date,
  engines: { 'axe-core': packageVersion('axe-core'), 'IBM Equal Access': packageVersion('accessibility-checker-engine'), 'Siteimprove Alfa': packageVersion('@siteimprove/alfa-rules') },
  sample: lot,
  criteria,
  limits,
  notApplicable,
  tests,
  answers,
  contracts,
  // A part of the pages cannot show that a contract or an answer matches nothing.
  broken: [...brokenContracts(contracts, values.only ? contracts.map(nameOf) : used, today), ...unproved(contracts, cells, tests), ...(values.only ? [] : idleAnswers(answers, questionsOf(asked), today))],
}
const reports = writeReports(result, values.only !== undefined)

if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, claimsSummary(result))
for (const line of limits) console.log(`· ${line}`)
for (const line of result.broken) console.log(`✗ ${line}`)
console.log(`${FOLDER}/index.html and ${reports} reports; ${tests.length - failed} passed, ${failed} failed`)
if (result.broken.length > 0) process.exitCode = 1
