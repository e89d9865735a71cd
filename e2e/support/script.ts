import { expect, type Page } from 'playwright/test'

/** Wakes the page's islands as a reader does, by reaching for them, and waits until they listen; a page without any is ready as it is. */
export async function startScript(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await expect(async () => {
      await island.dispatchEvent('focusin')
      await expect(island).toHaveAttribute('data-awake', '', { timeout: 200 })
    }).toPass()
  }
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
