import type { Page } from 'playwright/test'
import { alfa } from './engines/alfa.ts'
import { axe } from './engines/axe.ts'
import { ibm } from './engines/ibm.ts'
import { isAnswered, paleFindings, painted } from './engines/painted.ts'
import type { Engine, Finding } from './finding.ts'
import { type Contract, contractFor, nameOf as contractName } from './known-issues.ts'
import { type Cell, nameOf, whyUnasked } from './matrix.ts'
import { BEST_PRACTICE, isDisputed, isViolation, merge } from './merge.ts'
import { placesOf } from './place.ts'
import { type CellResult, FOLDER } from './result.ts'

const engines = { axe, ibm, alfa }
const names = Object.keys(engines) as Engine[]

/** What the engines and the measured contrast say of a page in the state of a cell, less what a contract covers. `part` is what a state has brought over the page. */
export async function judgeCell(page: Page, cell: Cell, contracts: Contract[], part?: string): Promise<CellResult> {
  const findings: Finding[] = []
  for (const engine of names) findings.push(...(await engines[engine as keyof typeof engines](page)))
  const lines = await painted(page, cell, part)
  const places = await placesOf(page, contracts.map(({ selector }) => selector))

  const used = new Set<string>()
  const open = [...findings.filter((finding) => !isAnswered(finding, lines)), ...paleFindings(lines)].flatMap((finding) => {
    const left = (finding.criteria.length > 0 ? finding.criteria : [BEST_PRACTICE]).filter((criterion) => {
      if (finding.engine !== 'probe' && whyUnasked(cell, criterion)) return false
      const contract = contractFor(finding, criterion, contracts, places, cell)
      if (contract) used.add(contractName(contract))
      return !contract
    })
    return left.map((criterion) => ({ ...finding, criteria: criterion === BEST_PRACTICE ? [] : [criterion] }))
  })
  const picture = `pictures/${nameOf(cell).replaceAll(/[^\w-]+/g, '_')}.jpg`
  await page.screenshot({ path: `${FOLDER}/${picture}`, type: 'jpeg', quality: 50, scale: 'css' })
  const rows = merge(open)
  return { cell, violations: rows.filter(isViolation), reviews: rows.filter((row) => !isViolation(row)), disputed: merge(findings).filter((row) => isDisputed(row, names)), used: [...used], picture }
}

export const linesOf = ({ violations }: CellResult): string[] => violations.map(({ criterion, rules, html, messages }) => `${criterion} ${rules.join(', ')}: ${html} ${messages.join(' ')}`)
