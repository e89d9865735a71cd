import { expect, type Page } from 'playwright/test'
import { CALCULATOR } from './pages.ts'

/** Counts how often a page asks for each document, from here on: one that loads itself again asks once more than the test. */
export function documentsOf(page: Page) {
  const found: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) found[pathname] = (found[pathname] ?? 0) + 1
  })
  return { expect: (times: Record<string, number>) => expect(found, 'how often each document was asked for').toEqual(times) }
}

/** Finds the calculator's page loaded once, leaves it by the link at its end, and finds that it was not loaded once more. */
export async function leaveForLab(page: Page, documents: ReturnType<typeof documentsOf>): Promise<void> {
  documents.expect({ [CALCULATOR]: 1 })
  await page.getByRole('main').getByRole('link', { name: 'Torna al Lab' }).click()
  await expect(page).toHaveURL(/-lab$/)
  // What a link leads to may have come ahead, unasked.
  documents.expect(expect.objectContaining({ [CALCULATOR]: 1 }))
}
