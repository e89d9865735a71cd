import type { Page, Response } from 'playwright/test'

/** Opens a page, though the one before may just be leaving for another: that ends by itself. */
export async function goTo(page: Page, address: string, attempts = 5): Promise<Response | null> {
  try {
    return await page.goto(address)
  } catch (error) {
    if (attempts === 1) throw error
    await page.waitForLoadState()
    return goTo(page, address, attempts - 1)
  }
}
