import { expect, test } from 'playwright/test'
import { judgeCell, linesOf } from '../judge-cell.ts'
import { firstLooks, nameOf } from '../matrix.ts'
import { readPlan } from '../plan.ts'
import { saidByAll, saidIn } from '../said.ts'
import { openCell } from '../stage.ts'

const plan = readPlan()
const first = new Set(firstLooks(plan.cells))

// Each cell has a picture of its own.
test.use({ screenshot: 'off' })

for (const cell of plan.cells) {
  test(`matrix.cell: ${nameOf(cell)}`, async ({ browser, baseURL }, testInfo) => {
    const page = await openCell(browser, baseURL!, cell, plan.stage)
    const state = plan.stage.states[cell.state]
    const said = first.has(cell) ? { said: await (state ? saidIn(page, cell.path, state.part) : saidByAll(page, cell.path)) } : {}
    const result = { ...(await judgeCell(page, cell, plan, state?.part)), ...said }
    await page.context().close()
    await testInfo.attach('cell', { body: JSON.stringify(result), contentType: 'application/json' })
    expect(linesOf(result)).toEqual([])
  })
}
