import type { Page } from 'playwright/test'

/** What Chromium tells assistive technology of a page. */
export async function heardOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
}
