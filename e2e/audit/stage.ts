import type { Page } from 'playwright/test'
import { openState as bring } from '../harness/audit/stage.ts'
import { performAll } from '../harness/page/steps.ts'
import { site } from '../site.ts'

/** Opens a page of this site and brings it to one of its states. */
export async function openState(page: Page, path: string, state: string): Promise<void> {
  await page.goto(path)
  await bring(page, { path, mode: 'plain', state }, site)
}

export const showToast = (page: Page): Promise<void> => performAll(page, site.states['toast shown']!.steps)
