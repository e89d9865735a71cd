import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { checked, parseJson } from '../command/checked.ts'
import { Unusable } from '../command/unusable.ts'
import type { AuditSite } from '../site.ts'
import type { Finding } from './finding.ts'
import type { Cell } from './matrix.ts'
import type { CellResult, TestResult } from './result.ts'

const words = v.pipe(v.string(), v.nonEmpty())
const day = v.pipe(v.string(), v.isoDate())

/** A dated contract about what an engine reports, with the test that proves what it says. */
const contract = v.strictObject({
  /** `engine:rule`. */
  rule: v.pipe(v.string(), v.regex(/^(?:axe|ibm|alfa):[\w-]+$/)),
  /** CSS selector of the elements that it covers. */
  selector: words,
  /** «1.4.8», or «best practice». */
  criterion: words,
  /** Paths, «kind:article» for each page of a kind that the site tells, or «every page of the sample» as «*». */
  pages: v.pipe(v.array(words), v.minLength(1)),
  /** States of the matrix; each, if none is named. */
  states: v.exactOptional(v.array(words)),
  reason: v.pipe(v.string(), v.minLength(30)),
  /** Id of the test that looked at these pages, and would fail if the reason were not true. */
  provedBy: words,
  /** Where that test has looked at these elements, if in another state. */
  provedIn: v.exactOptional(words),
  /** Who decided: a person by name, or a party where no person stands for it. */
  by: v.union([v.strictObject({ person: words }), v.strictObject({ party: words })]),
  /** Days, ISO. It covers nothing before `decided`, nor from `expires` on. */
  decided: day,
  expires: day,
})
export type Contract = v.InferOutput<typeof contract>

const knownIssues = v.strictObject({
  /** Faults of the site that are known and not mended yet. */
  issues: v.array(contract),
  /** What a person judged: the engine is wrong here, and a test shows it. */
  decisions: v.array(contract),
})

/**
 * The brand's name is a value: paths are written without it. Each page of a kind takes the place of the kind. A field that is wrong is an error
 * that names file, field, what was expected and what was found.
 */
export function readKnownIssues(file: string, { fill = (text) => text, pages: told }: Pick<AuditSite, 'fill' | 'pages'>): v.InferOutput<typeof knownIssues> {
  const { issues, decisions } = checked(file, knownIssues, parseJson(file, fill(readFileSync(file, 'utf8'))))
  const pagesOf = (page: string): string[] => {
    const kind = /^kind:(.*)/.exec(page)?.[1]
    const pages = kind === undefined ? [page] : told?.ofKind?.[kind]
    if (!pages) throw new Unusable(`${file}: pages: expected a kind of pages that the site tells, found «${page}»`)
    return pages
  }
  const writtenOut = (contracts: Contract[]) => contracts.map((one) => ({ ...one, pages: one.pages.flatMap(pagesOf) }))
  return { issues: writtenOut(issues), decisions: writtenOut(decisions) }
}

export const nameOf = ({ rule, criterion, selector }: Contract): string => `${rule} (${criterion}) on «${selector}»`

/** Those that cover anything today. */
export const holding = (contracts: Contract[], today: string): Contract[] => contracts.filter(({ decided, expires }) => decided <= today && today < expires)

const isAt = ({ pages, states }: Contract, { path, state }: Pick<Cell, 'path' | 'state'>): boolean =>
  (pages.includes('*') || pages.includes(path)) && (!states || states.includes(state))

/** The contract that covers a finding for a criterion in a cell, if any. `places` are the elements of each contract's selector on this page. */
export const contractFor = (
  { engine, rule, element }: Pick<Finding, 'engine' | 'rule' | 'element'>,
  criterion: string,
  contracts: Contract[],
  places: string[][],
  cell: Pick<Cell, 'path' | 'state'>,
): Contract | undefined =>
  contracts.find((contract, at) => contract.rule === `${engine}:${rule}` && contract.criterion === criterion && isAt(contract, cell) && places[at]?.includes(element))

/** Pages on which a contract was taken though its proof has not looked at them, in one of its states, or failed there. */
export function unproved(contracts: Contract[], cells: Pick<CellResult, 'cell' | 'used'>[], tests: Pick<TestResult, 'ids' | 'visits'>[]): string[] {
  return contracts.flatMap((contract) => {
    const pages = new Set(cells.filter(({ used }) => used.includes(nameOf(contract))).map(({ cell }) => cell.path))
    const visits = tests.filter(({ ids }) => ids.includes(contract.provedBy)).flatMap((test) => test.visits)
    const states = contract.provedIn ? [contract.provedIn] : contract.states
    return [...pages].flatMap((path) => {
      const there = visits.filter((visit) => visit.path === path && (states?.includes(visit.state) ?? true))
      if (there.length === 0) return [`${nameOf(contract)}: ${contract.provedBy} has not looked at ${path}${states ? `, ${states.join(' or ')}` : ''}`]
      return there.some(({ errors }) => errors.length > 0) ? [`${nameOf(contract)}: ${contract.provedBy} failed on ${path}`] : []
    })
  })
}

/** Pages that a contract names, and that were looked at in its states, where nothing is so in any of these. */
function pagesWithout<Looked extends Pick<CellResult, 'cell'>>(contract: Contract, cells: Looked[], isSo: (looked: Looked) => boolean): string[] {
  const there = cells.filter(({ cell }) => isAt(contract, cell))
  const found = new Set(there.filter(isSo).map(({ cell }) => cell.path))
  return [...new Set(there.map(({ cell }) => cell.path))].filter((path) => !found.has(path))
}

/** Pages that a contract names though they are none of the site, or hold none of its elements. */
export const misplaced = (contracts: Contract[], cells: Pick<CellResult, 'cell' | 'met'>[], pages: string[]): string[] =>
  contracts.flatMap((contract) => [
    ...contract.pages.filter((page) => page !== '*' && !pages.includes(page)).map((page) => `${nameOf(contract)}: names ${page}, which is no page of the site`),
    ...pagesWithout(contract, cells, ({ met }) => met.includes(nameOf(contract))).map((page) => `${nameOf(contract)}: names ${page}, where none of these elements is`),
  ])

/** In how many states a contract was taken, and the pages that it names on which there was nothing to take it for. */
export function usesOf(contract: Contract, cells: Pick<CellResult, 'cell' | 'used'>[]): { states: number; idle: string[] } {
  const isUsed = ({ used }: Pick<CellResult, 'used'>) => used.includes(nameOf(contract))
  return { states: cells.filter(isUsed).length, idle: pagesWithout(contract, cells, isUsed) }
}

/** Each way in which a contract has ceased to hold. */
export function brokenContracts(contracts: Contract[], used: string[], today: string): string[] {
  const holds = holding(contracts, today)
  const ended = contracts.filter((contract) => !holds.includes(contract)).map((contract) => `${nameOf(contract)}: ${today < contract.decided ? `decided on ${contract.decided}, which has not come yet` : `expired on ${contract.expires}`}`)
  const idle = holds.filter((contract) => !used.includes(nameOf(contract))).map((contract) => `${nameOf(contract)}: matches nothing any more`)
  return [...ended, ...idle]
}
