import type { Page } from 'playwright/test'

/** Opens a page, though the one before may just be leaving for another. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address).catch(() => page.goto(address))
}
