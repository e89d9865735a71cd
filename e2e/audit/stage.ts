import { type Page, test } from 'playwright/test'
import { STATE } from '../harness/audit/evidence.ts'
import { hoverAll } from '../harness/audit/hover.ts'
import { HOVERED } from '../harness/audit/matrix.ts'
import { openState as bring } from '../harness/audit/stage.ts'
import { performAll } from '../harness/page/steps.ts'
import { site } from '../site.ts'

/** Opens a page of this site and brings it to one of its states. */
export async function openState(page: Page, path: string, state: string): Promise<void> {
  await page.goto(path)
  await bring(page, { path, mode: 'plain', state }, site)
}

/** Brings the page that is open to one of its states: what is looked at from here on is looked at in that. */
export const bringTo = (page: Page, state: string): Promise<void> =>
  test.step(STATE + state, () => (state === HOVERED ? hoverAll(page) : performAll(page, site.states[state]!.steps, state)))
