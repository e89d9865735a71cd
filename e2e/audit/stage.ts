import { type Page, test } from 'playwright/test'
import { STATE } from '../harness/audit/evidence.ts'
import { openState as bring } from '../harness/audit/stage.ts'
import { performAll } from '../harness/page/steps.ts'
import { site } from '../site.ts'

/** Opens a page of this site and brings it to one of its states. */
export async function openState(page: Page, path: string, state: string): Promise<void> {
  await page.goto(path)
  await bring(page, { path, mode: 'plain', state }, site)
}

const TOAST = 'toast shown'

/** Of the page that is open; what is looked at from here on is looked at in that state. */
export const showToast = (page: Page): Promise<void> => test.step(STATE + TOAST, () => performAll(page, site.states[TOAST]!.steps))
