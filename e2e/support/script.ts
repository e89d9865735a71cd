import { expect, type Locator, type Page } from 'playwright/test'
import { wake } from '../harness/page/steps.ts'
import { waking } from './waking.ts'

/** Wakes the page's islands, as a reader does by reaching for them. */
export const startScript = (page: Page): Promise<void> => wake(page, waking)

/** Has the page say that its address was copied; the notice stays while the pointer is over it. */
export async function copyLink(page: Page): Promise<Locator> {
  await page.goto('/blog/mercato-rialto')
  await startScript(page)
  await page.getByRole('button', { name: 'Copia link' }).click()
  const notice = page.getByRole('listitem').filter({ hasText: /copiato|non lascia copiare/ })
  await notice.hover()
  return notice
}

/** Marks the document, to tell a navigation inside it from a full page load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

/** Opens the home page and closes the dialog that welcomes the reader. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('dialog'), 'on /, the dialog that welcomes the reader').toBeVisible({ timeout: 15_000 }) // a busy machine is late with the script
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), 'on /, dialogs that Escape does not close').toHaveCount(0)
}

/** Opens a page and makes it ready to be looked at: without the dialog of the home page. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await (path === '/' ? openHome(page) : page.goto(path))
}
