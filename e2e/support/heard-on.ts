import type { Page } from 'playwright/test'
import { treeOf } from '../harness/audit/transcript.ts'

/** The nodes of Chromium's accessibility tree of a page. */
export async function heardOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await treeOf(session)
  await session.detach()
  return nodes
}
