import type { Page } from 'playwright/test'
import { hashOfText } from './parts.ts'
import { quiet } from './quiet.ts'
import { transcriptOf } from './transcript.ts'

/** The hash of what all of a page says to assistive technology once its scripts have run. */
export async function saidByAll(page: Page, path: string): Promise<string> {
  await quiet(page)
  return hashOfText(`${path} ${await transcriptOf(page)}`)
}

/** The hash of what a state of a page says to assistive technology: in the part that it has brought, or in what is particular to the page. */
export async function saidIn(page: Page, path: string, part = 'main'): Promise<string> {
  // What the first touch has woken has come, too.
  await quiet(page)
  return hashOfText(`${path} ${await transcriptOf(page, part)}`)
}
