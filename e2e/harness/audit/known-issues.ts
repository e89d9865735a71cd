import type { Contract } from './contract.ts'
import type { Finding } from './finding.ts'
import { type Cell, HOVERED } from './matrix.ts'
import type { CellResult, TestResult } from './result.ts'

export const nameOf = ({ rule, criterion, selector }: Contract): string => `${rule} (${criterion}) on «${selector}»`

export const deciderOf = ({ by }: Contract): string => ('person' in by ? by.person : `${by.party}: a party, no person`)

/** Who set a finding aside, what, why, and until when. */
export const decisionOf = (contract: Contract): string =>
  `${deciderOf(contract)}, ${contract.decided}, until ${contract.expires}: no fault is ${nameOf(contract)}. ${contract.reason} Proved by ${contract.provedBy}${contract.provedIn ? `, ${contract.provedIn}` : ''}.`

/** Those that were taken in one of the cells. */
export const takenIn = (contracts: Contract[], cells: Pick<CellResult, 'used'>[]): Contract[] => contracts.filter((contract) => cells.some(({ used }) => used.includes(nameOf(contract))))

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

/** A page under the pointer, or that was not found, is one that nobody has brought to a state. */
const visitedAs = (state: string): string => (state === HOVERED || state === '404' ? 'plain' : state)

/** Pages on which a contract was taken in a state, or instead of it the one that it names, in which its proof has not looked at them, or failed there. */
export function unproved(contracts: Contract[], cells: Pick<CellResult, 'cell' | 'used'>[], tests: Pick<TestResult, 'ids' | 'visits'>[]): string[] {
  return contracts.flatMap((contract) => {
    const visits = tests.filter(({ ids }) => ids.includes(contract.provedBy)).flatMap((test) => test.visits)
    const taken = cells.filter(({ used }) => used.includes(nameOf(contract))).map(({ cell: { path, state } }) => `${path}, ${contract.provedIn ?? visitedAs(state)}`)
    return [...new Set(taken)].flatMap((where) => {
      const there = visits.filter(({ path, state }) => `${path}, ${state}` === where)
      if (there.length === 0) return [`${nameOf(contract)}: ${contract.provedBy} has not looked at ${where}`]
      return there.some(({ errors }) => errors.length > 0) ? [`${nameOf(contract)}: ${contract.provedBy} failed on ${where}`] : []
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

/** Names of the contracts that were taken; of each, where only a part of the pages or looks was run: that cannot show that one matches nothing. */
export const usedFor = (contracts: Contract[], cells: Pick<CellResult, 'used'>[], { only, quick }: { only?: string[] | undefined; quick: boolean }): string[] =>
  only || quick ? contracts.map(nameOf) : cells.flatMap(({ used }) => used)

/** Each way in which a contract has ceased to hold. */
export function brokenContracts(contracts: Contract[], used: string[], today: string): string[] {
  const holds = holding(contracts, today)
  const ended = contracts.filter((contract) => !holds.includes(contract)).map((contract) => `${nameOf(contract)}: ${today < contract.decided ? `decided on ${contract.decided}, which has not come yet` : `expired on ${contract.expires}`}`)
  const idle = holds.filter((contract) => !used.includes(nameOf(contract))).map((contract) => `${nameOf(contract)}: matches nothing any more`)
  return [...ended, ...idle]
}
