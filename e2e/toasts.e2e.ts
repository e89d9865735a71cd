import { expect, test } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'

const article = readTable('routes').find(({ path = '' }) => path.endsWith('/calcolo-rendimento-reale'))?.path ?? ''

for (const [button, notice] of [['Copia link', 'Link copiato'], ['Copia risultato', 'Risultato copiato']] as const) {
  test(`toasts.early: «${button}», pressed before the script was there, is not lost`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(article)
    await page.getByRole('button', { name: button }).click()
    scripts.resolve()
    await expect(page.getByText(notice)).toBeVisible()
  })
}
