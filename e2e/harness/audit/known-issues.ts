import { readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'
import type { Cell } from './matrix.ts'
import type { CellResult, TestResult } from './result.ts'

/** A dated contract about what an engine reports, with the test that proves what it says. */
export interface Contract {
  /** `engine:rule`. */
  rule: string
  /** CSS selector of the elements that it covers. */
  selector: string
  /** «1.4.8», or «best practice». */
  criterion: string
  /** Paths, or «every page of the sample» as «*». */
  pages: string[]
  /** States of the matrix; each, if none is named. */
  states?: Cell['state'][]
  reason: string
  /** Id of the test that looked at these pages, and would fail if the reason were not true. */
  provedBy: string
  /** Days, ISO. It covers nothing before `decided`, nor from `expires` on. */
  decided: string
  expires: string
}

interface KnownIssues {
  /** Faults of the site that are known and not mended yet. */
  issues: Contract[]
  /** What a person judged: the engine is wrong here, and a test shows it. */
  decisions: Contract[]
}

/** The brand's name is a value: paths are written without it. */
export const readKnownIssues = (file: string, fill: (text: string) => string): KnownIssues => JSON.parse(fill(readFileSync(file, 'utf8'))) as KnownIssues

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

/** Pages on which a contract was taken though its proof has not looked at them, or failed there. */
export function unproved(contracts: Contract[], cells: Pick<CellResult, 'cell' | 'used'>[], tests: Pick<TestResult, 'ids' | 'visits'>[]): string[] {
  return contracts.flatMap((contract) => {
    const pages = new Set(cells.filter(({ used }) => used.includes(nameOf(contract))).map(({ cell }) => cell.path))
    const visits = tests.filter(({ ids }) => ids.includes(contract.provedBy)).flatMap((test) => test.visits)
    return [...pages].flatMap((path) => {
      const there = visits.filter((visit) => visit.path === path)
      if (there.length === 0) return [`${nameOf(contract)}: ${contract.provedBy} has not looked at ${path}`]
      return there.some(({ errors }) => errors.length > 0) ? [`${nameOf(contract)}: ${contract.provedBy} failed on ${path}`] : []
    })
  })
}

/** Each way in which a contract has ceased to hold. */
export function brokenContracts(contracts: Contract[], used: string[], today: string): string[] {
  const holds = holding(contracts, today)
  const ended = contracts.filter((contract) => !holds.includes(contract)).map((contract) => `${nameOf(contract)}: ${today < contract.decided ? `decided on ${contract.decided}, which has not come yet` : `expired on ${contract.expires}`}`)
  const idle = holds.filter((contract) => !used.includes(nameOf(contract))).map((contract) => `${nameOf(contract)}: matches nothing any more`)
  return [...ended, ...idle]
}
