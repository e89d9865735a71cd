import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { judgeCell, linesOf } from '../harness/audit/judge-cell.ts'
import { readKnownIssues } from '../harness/audit/known-issues.ts'
import { type Cell, nameOf } from '../harness/audit/matrix.ts'
import { PLAN } from '../harness/audit/result.ts'
import { site } from '../site.ts'
import { openCell } from './stage.ts'

const { issues, decisions } = readKnownIssues(site.specification.decisions, site.fill)

// `npm run audit` writes the plan; the probes run without it.
const cells: Cell[] = existsSync(PLAN) ? (JSON.parse(readFileSync(PLAN, 'utf8')) as { cells: Cell[] }).cells : []

for (const cell of cells) {
  test(`matrix.cell: ${nameOf(cell)}`, async ({ browser, baseURL }, testInfo) => {
    const page = await openCell(browser, baseURL!, cell)
    const result = await judgeCell(page, cell, [...issues, ...decisions], site.states[cell.state]?.part)
    await page.context().close()
    await testInfo.attach('cell', { body: JSON.stringify(result), contentType: 'application/json' })
    expect(linesOf(result)).toEqual([])
  })
}
