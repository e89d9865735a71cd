import { expect, type Page } from 'playwright/test'

/** React leaves its mark on each element that it has taken over. */
const takenOver = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'))

export const startedAt = (page: Page, selector: string) => page.waitForFunction(takenOver, selector)

/** Starts the page's script as a reader does, by pointing at a link, and waits until it runs the page. */
export async function startScript(page: Page): Promise<void> {
  // On the home page the welcome dialog may already cover the link; there the script starts by itself.
  await page.locator('footer a[href]').first().hover({ force: true })
  await startedAt(page, 'main h1')
}

/** Marks the document, to tell a navigation inside it from a full page load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

/** Opens the home page and closes the dialog that welcomes the reader. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 }) // a busy machine is late with the script
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens a page and makes it ready to be looked at: without the dialog of the home page. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await (path === '/' ? openHome(page) : page.goto(path))
}
