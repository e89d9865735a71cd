import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { acceptRecords, RECORDS } from './accept.ts'
import { idleAnswers } from './answers.ts'
import { codeOf } from './exit-code.ts'
import { brokenContracts, holding, misplaced, unproved, usedFor } from './known-issues.ts'
import { matrix, nameOf as cellName, statesRun, unmetStates } from './matrix.ts'
import { open, type Opened } from './opened.ts'
import { hashesOfCode } from './hashes-of-code.ts'
import { hashOfAll, holdsField, holdsScript, partsOf } from './parts.ts'
import type { Plan } from './plan.ts'
import { questionsOf } from './questions.ts'
import { type AuditResult, FOLDER, judgedCells, PLAN } from './result.ts'
import { writeReports } from './reports/write-reports.ts'
import { sourcesOf } from './sources.ts'
import { unseenLines } from './checks/unseen.ts'
import { ledLines } from './verdict.ts'
import { readSiteFile, subjectOf } from './subject.ts'
import { Unusable } from '../command/unusable.ts'
import { addressFlags } from '../verify/reach.ts'
import { JUNIT, withoutFolder } from './reporters.ts'
import { type Flags, list, on, oneOf } from '../command/flags.ts'
import { packageVersion } from '../command/package-version.ts'
import type { AuditSite } from '../site.ts'

const text = v.optional(v.string())
const records = v.optional(oneOf(RECORDS))
export const auditFlags = { ...addressFlags, site: text, folder: text, full: on, quick: on, only: v.optional(list(v.string())), part: records, accept: records }

/** The matrix, the probes, and every report from one result. 0 if nothing failed and no contract is broken. */
export async function audit(values: Flags<typeof auditFlags>): Promise<number> {
  if (values.url && values.folder) throw new Unusable('expected either --url or --folder')

  const file = values.site ?? (values.url ? undefined : 'e2e/site.ts')
  const told = file === undefined ? {} : await readSiteFile(file)
  if (values.accept !== undefined) {
    const lines = acceptRecords(values.accept, told.specification?.folder ?? 'spec')
    if (!lines) throw new Unusable(`--accept: expected what a run has found in ${FOLDER}/${values.accept}; run «npm run audit -- --part ${values.accept}»`)
    for (const line of lines) console.log(line)
    return 0
  }

  if (values.part !== undefined && told.probes === undefined) throw new Unusable(`--part ${values.part}: expected a site with checks of its own that record them, found no «probes» in ${file ?? 'what is told of it'}`)

  const { close, ...place } = await open(values, told)
  try {
    return await auditAt(place, told, values)
  } finally {
    close()
  }
}

async function auditAt(place: Omit<Opened, 'close'>, told: AuditSite, values: Flags<typeof auditFlags>): Promise<number> {
  const subject = await subjectOf({ told, ...place, isFull: values.full })
  const { html, missing, sampled, stage, contracts, answers, criteria, hasOwnProbes } = subject
  const unknown = values.only?.find((path) => !(path in html))
  if (unknown !== undefined) throw new Unusable(`--only: expected paths of the site, as ${Object.keys(html).slice(0, 2).join(',')}; found «${unknown}»`)
  // Claims are made of what was looked at: the sample, or every page.
  const paths = values.only ?? [...sampled.structured, ...sampled.random]
  const site = { pages: html, missing, states: told.states ?? {} }
  const { run, notApplicable, applicable } = matrix(site, paths, values.quick)
  const limits = [...subject.limits, ...unmetStates(run, Object.keys(site.states)), ...(values.quick ? ['The engines looked at each page and state once, in light colours and the first window that has it.'] : [])]
  for (const part of values.part ? [values.part, 'run.json'] : ['pictures', ...RECORDS, 'run.json', 'earl.jsonld', 'openacr.yaml']) rmSync(`${FOLDER}/${part}`, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  const plan: Plan = { cells: run, pages: paths, ...(missing === undefined ? {} : { missing }), stage, contracts: holding(contracts, today), ...(hasOwnProbes ? {} : { claimed: criteria.map(({ num }) => num) }) }
  writeFileSync(PLAN, JSON.stringify(plan))
  const address = place.address
  if (!values.part) console.log(`${address}: ${run.length} of ${applicable} applicable states of ${paths.length} pages`)

  // Not synchronously: this process serves the site meanwhile.
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const config = told.probes ?? 'e2e/harness/audit/playwright.config.ts'
  await once(spawn(process.execPath, [playwright, 'test', '--config', config, ...(values.part ? [`${values.part}.probe`] : [])], { stdio: 'inherit', env: { ...process.env, VERIFY_URL: place.origin, AUDIT_PLAN: PLAN } }), 'close')

  if (!existsSync(`${FOLDER}/run.json`)) throw new Unusable('the checks ended before any of them began; what they said stands above')
  withoutFolder(JUNIT, process.cwd())
  const { cells: met, tests } = JSON.parse(readFileSync(`${FOLDER}/run.json`, 'utf8')) as Pick<AuditResult, 'cells' | 'tests'>
  // Two run at a time: what ended first is not told first.
  const order = new Map(run.map((cell, at) => [cellName(cell), at]))
  const cells = met.toSorted((one, other) => (order.get(cellName(one.cell)) ?? 0) - (order.get(cellName(other.cell)) ?? 0) || other.by.localeCompare(one.by))
  const failed = tests.filter(({ status }) => status === 'failed').length
  if (values.part) {
    console.log(`${values.part}: ${tests.length - failed} as reviewed, ${failed} otherwise`)
    return codeOf({ tests, broken: [] })
  }

  const judged = new Set(judgedCells(cells).map(({ cell }) => cellName(cell)))
  const date = new Date().toISOString()
  const code = await hashesOfCode(html, place.origin)
  const codeOfAll = hashOfAll(Object.values(code))
  const saidOf = (page: string, path: string) => (holdsScript(page) ? cells.find(({ cell, said }) => cell.path === path && said && (cell.state === 'plain' || cell.state === '404'))?.said : undefined)
  const each = <Value>(read: (page: string, path: string) => Value) => Object.fromEntries(Object.entries(html).map(([path, page]) => [path, read(page, path)]))
  const shown = Object.fromEntries(Object.entries(site.states).flatMap(([name, { shows }]) => (shows ? [[name, shows]] : [])))
  const asked = { pages: paths, facts: each((page, path) => ({ field: holdsField(page) || cells.some(({ cell, field }) => field && cell.path === path), states: statesRun(run, path, Object.keys(site.states)) })), parts: each((page, path) => partsOf(page, path, { code: code[path]!, codeOfAll, said: saidOf(page, path) })), cells, shown, criteria, hasOwnProbes }
  const found: AuditResult = {
    ...asked,
    site: subject.site,
    address,
    date,
    engines: { 'axe-core': packageVersion('axe-core'), 'IBM Equal Access': packageVersion('accessibility-checker-engine'), 'Siteimprove Alfa': packageVersion('@siteimprove/alfa-rules') },
    browser: [...new Set(cells.map(({ browser }) => browser))].join(', ') || 'not known',
    sources: sourcesOf(),
    sample: sampled,
    limits: [...limits, ...unseenLines(cells), ...ledLines(cells)],
    notApplicable,
    lost: run.filter((cell) => !judged.has(cellName(cell))),
    tests,
    answers,
    contracts,
    // A part of the pages cannot show that an answer matches nothing.
    broken: [...brokenContracts(contracts, usedFor(contracts, cells, values), today), ...misplaced(contracts, cells, Object.keys(html)), ...unproved(contracts, cells, tests), ...(values.only ? [] : idleAnswers(answers, questionsOf(asked), date.slice(0, 10)))],
  }
  const { result, reports } = writeReports(found, values.only !== undefined)
  for (const line of result.limits) console.log(`· ${line}`)
  for (const line of result.broken) console.log(`✗ ${line}`)
  console.log(`${FOLDER}/index.html and ${reports} reports; ${tests.length - failed} passed, ${failed} failed`)
  return codeOf(result)
}
