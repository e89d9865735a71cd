import { expect, type Page, type Response, test as base } from 'playwright/test'
import { about } from '../../report/about.ts'
import { type Fault, findingOf } from '../checks/fault.ts'
import { openFindings } from '../judge-cell.ts'
import { goTo } from '../go-to.ts'
import type { Cell } from '../matrix.ts'
import { readPlan } from '../plan.ts'
import { hearRequests, quiet } from '../quiet.ts'
import { openState, sendNothing } from '../stage.ts'

export const plan = readPlan()

const { locale, timeZone, now } = plan.stage

export const test = base.extend({
  page: async ({ page }, use) => {
    await sendNothing(page.context())
    hearRequests(page)
    if (now) await page.clock.setFixedTime(now)
    await use(page)
  },
})
test.use({ ...(locale ? { locale } : {}), ...(timeZone ? { timezoneId: timeZone } : {}) })

/** Opens a page as it is when nobody has touched it. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await goTo(page, path)
  await openState(page, { path, mode: 'plain', state: 'plain' }, plan.stage)
  await quiet(page)
  return response
}

/** Keeps what was found on a page: a fault fails its criterion there, a review is a question for a person. */
export const tell = (page: Page, path: string, faults: Fault[]): Promise<void> =>
  tellOf(page, { path, media: 'light', viewport: '1280x800', mode: 'plain', state: path === plan.missing ? '404' : 'plain' }, faults)

/** The same, of a state. */
export async function tellOf(page: Page, cell: Cell, faults: Fault[]): Promise<void> {
  const result = await openFindings(page, cell, faults.map(findingOf), plan, 'checks')
  await test.info().attach('cell', { body: JSON.stringify(result), contentType: 'application/json' })
  for (const { criterion, html, messages } of result.violations) await about(`criteria.${criterion}`, () => expect.soft(`${messages.join(' ')} ${html}`, cell.path).toBe(''))
}
