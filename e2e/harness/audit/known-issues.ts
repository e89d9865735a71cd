import { readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'

/** A dated contract about what an engine reports. */
export interface Contract {
  /** `engine:rule`. */
  rule: string
  /** CSS selector of the elements that it covers. */
  selector: string
  /** «1.4.8», or «best practice». */
  criterion: string
  reason: string
  /** Covers nothing but questions that the engine leaves to a person, never a fault that it is sure of. */
  only?: 'review'
  /** Days, ISO. From `expires` on it no longer holds. */
  decided: string
  expires: string
}

export interface KnownIssues {
  /** Faults of the site that are known and not mended yet. */
  issues: Contract[]
  /** What a person judged: the engine is wrong here, or asked and was answered. */
  decisions: Contract[]
}

export const readKnownIssues = (file: string): KnownIssues => JSON.parse(readFileSync(file, 'utf8')) as KnownIssues

export const nameOf = ({ rule, criterion, selector }: Contract): string => `${rule} (${criterion}) on «${selector}»`

export const expired = (contracts: Contract[], today: string): Contract[] => contracts.filter(({ expires }) => expires <= today)

/** The contract that covers a finding for a criterion, if any. `places` are the elements of each contract's selector on this page. */
export const contractFor = (
  { engine, rule, element, kind }: Pick<Finding, 'engine' | 'rule' | 'element' | 'kind'>,
  criterion: string,
  contracts: Contract[],
  places: string[][],
): Contract | undefined =>
  contracts.find(
    (contract, at) =>
      contract.rule === `${engine}:${rule}` && contract.criterion === criterion && (contract.only ?? kind) === kind && places[at]?.includes(element),
  )

/** Each way in which a contract has ceased to hold. */
export function brokenContracts(contracts: Contract[], used: string[], today: string): string[] {
  const late = expired(contracts, today).map((contract) => `${nameOf(contract)}: expired on ${contract.expires}`)
  const idle = contracts.filter((contract) => !used.includes(nameOf(contract))).map((contract) => `${nameOf(contract)}: matches nothing any more`)
  return [...late, ...idle]
}
