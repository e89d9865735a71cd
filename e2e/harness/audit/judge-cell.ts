import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { alfa } from './engines/alfa.ts'
import { axe } from './engines/axe.ts'
import { ibm } from './engines/ibm.ts'
import { isAnswered, paleFindings, painted } from './engines/painted.ts'
import type { Engine, Finding } from './finding.ts'
import { contractFor, nameOf as contractName } from './known-issues.ts'
import { type Cell, isBase, pictureOf, whyUnasked } from './matrix.ts'
import { BEST_PRACTICE, isDisputed, isViolation, merge } from './merge.ts'
import type { Plan } from './plan.ts'
import { placesOf } from '../page/in-page.ts'
import { ledTo } from './quiet.ts'
import { type CellResult, FOLDER } from './result.ts'
import { OWN_STATES } from '../site-states.ts'

const engines = { axe, ibm, alfa }
const names = Object.keys(engines) as Engine[]

/** Anything that a reader fills in, in shadow trees too, and what may hold such a thing: a frame is not looked into. */
const FIELDS =
  'iframe, object, embed, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), textarea, select, [contenteditable]:not([contenteditable=false i]), ' +
  ['textbox', 'searchbox', 'combobox', 'listbox', 'slider', 'spinbutton', 'checkbox', 'radio', 'switch'].map((role) => `[role~=${role}]`).join()

/** What is known before a page is looked at. */
type Known = Pick<Plan, 'contracts' | 'claimed'>

const browserOf = (page: Page): string => {
  const browser = page.context().browser()!
  return `${browser.browserType().name()} ${browser.version()}`
}

/** What is left of findings on a page, less what a contract covers and what nobody claims. */
export async function openFindings(page: Page, cell: Cell, findings: Finding[], { contracts, claimed }: Known, by: CellResult['by']): Promise<CellResult> {
  const places = await placesOf(page, contracts.map(({ selector }) => selector))
  const used = new Set<string>()
  const open = findings.flatMap((finding) => {
    const left = (finding.criteria.length > 0 ? finding.criteria : [BEST_PRACTICE]).filter((criterion) => {
      if (claimed && !claimed.includes(criterion)) return false
      if (finding.engine !== 'probe' && whyUnasked(cell, criterion)) return false
      const contract = contractFor(finding, criterion, contracts, places, cell)
      if (contract) used.add(contractName(contract))
      return !contract
    })
    return left.map((criterion) => ({ ...finding, criteria: criterion === BEST_PRACTICE ? [] : [criterion] }))
  })
  const rows = merge(open)
  // A state of the site may be another page.
  const led = OWN_STATES.includes(cell.state) ? ledTo(page, cell.path) : undefined
  return {
    cell,
    by,
    at: new Date().toISOString(),
    violations: rows.filter(isViolation),
    reviews: rows.filter((row) => !isViolation(row)),
    disputed: [],
    used: [...used],
    met: contracts.filter((_, at) => places[at]!.length > 0).map(contractName),
    picture: pictureOf(cell),
    browser: browserOf(page),
    ...(led === undefined ? {} : { led }),
    field: (await page.locator(FIELDS).count()) > 0,
  }
}

/** What the engines and the measured contrast say of a page in the state of a cell. `part` is what a state has brought over the page. */
export async function judgeCell(page: Page, cell: Cell, known: Known, part?: string): Promise<CellResult> {
  const findings: Finding[] = []
  for (const engine of names) findings.push(...(await engines[engine as keyof typeof engines](page)))
  const picture = await page.screenshot({ type: 'jpeg', quality: 50, scale: 'css', fullPage: isBase(cell) })
  const lines = await painted(page, cell, part)
  const result = await openFindings(page, cell, [...findings.filter((finding) => !isAnswered(finding, lines)), ...paleFindings(lines)], known, 'engines')
  mkdirSync(`${FOLDER}/pictures`, { recursive: true })
  writeFileSync(`${FOLDER}/${result.picture}`, picture)
  return { ...result, disputed: merge(findings).filter((row) => isDisputed(row, names)) }
}

export const linesOf = ({ violations }: CellResult): string[] => violations.map(({ criterion, rules, html, messages }) => `${criterion} ${rules.join(', ')}: ${html} ${messages.join(' ')}`)
