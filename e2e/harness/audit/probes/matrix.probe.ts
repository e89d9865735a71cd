import { expect, test } from 'playwright/test'
import { judgeCell, linesOf } from '../judge-cell.ts'
import { nameOf } from '../matrix.ts'
import { readPlan } from '../plan.ts'
import { openCell } from '../stage.ts'

const plan = readPlan()

for (const cell of plan.cells) {
  test(`matrix.cell: ${nameOf(cell)}`, async ({ browser, baseURL }, testInfo) => {
    const page = await openCell(browser, baseURL!, cell, plan.stage)
    const result = await judgeCell(page, cell, plan, plan.stage.states[cell.state]?.part)
    await page.context().close()
    await testInfo.attach('cell', { body: JSON.stringify(result), contentType: 'application/json' })
    expect(linesOf(result)).toEqual([])
  })
}
