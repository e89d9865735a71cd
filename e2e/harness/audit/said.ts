import type { Page } from 'playwright/test'
import { hashOfText } from './parts.ts'
import { transcriptOf } from './transcript.ts'

/** A page that never rests is taken as it is by then. */
const RESTS_MS = 10_000

/** The hash of what a state of a page says to assistive technology: in the part that it has brought, or in what is particular to the page. */
export async function saidIn(page: Page, path: string, part = 'main'): Promise<string> {
  // What the first touch has woken has come, too.
  await page.waitForLoadState('networkidle', { timeout: RESTS_MS }).catch(() => undefined)
  return hashOfText(`${path} ${await transcriptOf(page, part)}`)
}
