import type { Page } from 'playwright/test'

/** Brings the first that fits to an edge of the window, at once. */
export const scrollTo = (page: Page, selector: string, block: ScrollLogicalPosition): Promise<void> =>
  page.locator(selector).first().evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block)
