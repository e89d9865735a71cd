import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { alfa } from '../harness/audit/engines/alfa.ts'
import { axe } from '../harness/audit/engines/axe.ts'
import { ibm } from '../harness/audit/engines/ibm.ts'
import type { Engine, Finding } from '../harness/audit/finding.ts'
import { contractFor, nameOf as contractName, readKnownIssues } from '../harness/audit/known-issues.ts'
import { type Cell, nameOf, whyUnasked } from '../harness/audit/matrix.ts'
import { BEST_PRACTICE, isDisputed, isViolation, merge } from '../harness/audit/merge.ts'
import { placesOf } from '../harness/audit/place.ts'
import { type CellResult, FOLDER, PLAN } from '../harness/audit/result.ts'
import { site } from '../site.ts'
import { openCell } from './stage.ts'

const engines = { axe, ibm, alfa }
const names = Object.keys(engines) as Engine[]
const { issues, decisions } = readKnownIssues(site.specification.decisions)
const contracts = [...issues, ...decisions]

// `npm run audit` writes the plan; the probes run without it.
const cells: Cell[] = existsSync(PLAN) ? (JSON.parse(readFileSync(PLAN, 'utf8')) as { cells: Cell[] }).cells : []

for (const cell of cells) {
  test(`matrix.cell: ${nameOf(cell)}`, async ({ browser, baseURL }, testInfo) => {
    const page = await openCell(browser, baseURL!, cell)
    const findings: Finding[] = []
    for (const engine of names) findings.push(...(await engines[engine as keyof typeof engines](page)))
    const places = await placesOf(page, contracts.map(({ selector }) => selector))

    const used = new Set<string>()
    const open = findings.flatMap((finding) => {
      const left = (finding.criteria.length > 0 ? finding.criteria : [BEST_PRACTICE]).filter((criterion) => {
        if (whyUnasked(cell, criterion)) return false
        const contract = contractFor(finding, criterion, contracts, places)
        if (contract) used.add(contractName(contract))
        return !contract
      })
      return left.map((criterion) => ({ ...finding, criteria: criterion === BEST_PRACTICE ? [] : [criterion] }))
    })
    const picture = `pictures/${nameOf(cell).replaceAll(/[^\w-]+/g, '_')}.jpg`
    await page.screenshot({ path: `${FOLDER}/${picture}`, type: 'jpeg', quality: 50, scale: 'css' })
    await page.context().close()

    const rows = merge(open)
    const violations = rows.filter(isViolation)
    const result: CellResult = {
      cell,
      violations,
      reviews: rows.filter((row) => !isViolation(row)),
      disputed: merge(findings).filter((row) => isDisputed(row, names)),
      used: [...used],
      picture,
    }
    await testInfo.attach('cell', { body: JSON.stringify(result), contentType: 'application/json' })
    expect(violations.map(({ criterion, rules, html, messages }) => `${criterion} ${rules.join(', ')}: ${html} ${messages.join(' ')}`)).toEqual([])
  })
}
