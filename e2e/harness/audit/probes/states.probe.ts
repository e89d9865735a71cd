import { askedInStates } from '../checks/in-states.ts'
import { goTo } from '../go-to.ts'
import { openState } from '../stage.ts'
import { plan, tellOf, test } from './probe.ts'

for (const { cell, faults } of askedInStates(plan.cells)) {
  test(`criteria.1.4.10, criteria.1.4.13, criteria.2.1.1, criteria.2.1.2, criteria.2.4.7, criteria.2.4.11, criteria.3.2.1, criteria.3.2.2: ${cell.path} in the state «${cell.state}», left to a person`, async ({ page }) => {
    const [width = 0, height = 0] = cell.viewport.split('x').map(Number)
    await page.setViewportSize({ width, height })
    await goTo(page, cell.path)
    await openState(page, cell, plan.stage)
    await tellOf(page, cell, faults)
  })
}
