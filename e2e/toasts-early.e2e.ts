import { expect, type Page, test } from 'playwright/test'
import { CALCULATOR } from './support/pages.ts'

/** Presses a button while no script has come, and lets them come. */
async function pressEarly(page: Page, path: string, name: string): Promise<void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path)
  await page.getByRole('button', { name }).click()
  scripts.resolve()
}

for (const [button, notice] of [['Copia link', 'Link copiato'], ['Copia risultato', 'Risultato copiato']] as const) {
  test(`toasts.early: «${button}», pressed before the script was there, is not lost`, { tag: '@chromium' }, async ({ page }) => {
    await pressEarly(page, CALCULATOR, button)
    await expect(page.getByText(notice)).toBeVisible()
  })
}

test('toasts.early: a list is printed once its script is there, and once', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.documentElement.append(document.createElement('printed-page'))))
  await pressEarly(page, '/blog/venezia-sostenibile', 'Stampa l’elenco')
  await expect(page.locator('[data-island^=tool][data-awake]')).toHaveCount(1)
  await expect(page.locator('printed-page'), 'times it is printed').toHaveCount(1)
  // A second sheet would come with the script that answers late.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('printed-page'), 'times it is printed, once all is quiet').toHaveCount(1)
})

test('toasts.early: a text is copied during the press, before any script has come', { tag: '@chromium' }, async ({ page }) => {
  await page.route('**/*.js', () => undefined) // never answered
  await page.goto(CALCULATOR)
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(CALCULATOR)
})
