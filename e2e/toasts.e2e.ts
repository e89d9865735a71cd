import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { CALCULATOR } from './support/pages.ts'
import { startScript } from './support/script.ts'

for (const [button, notice] of [['Copia link', 'Link copiato'], ['Copia risultato', 'Risultato copiato']] as const) {
  test(`toasts.early: «${button}», pressed before the script was there, is not lost`, { tag: '@chromium' }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(CALCULATOR)
    await page.getByRole('button', { name: button }).click()
    scripts.resolve()
    await expect(page.getByText(notice)).toBeVisible()
  })
}

for (const [can, says] of [[true, 'Link copiato'], [false, 'Il browser non lascia copiare: usa la barra degli indirizzi.']] as const) {
  test(`toasts.failed: the button says «${says}»`, { tag: '@chromium' }, async ({ page }) => {
    if (!can) await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.route('**/Toaster-*.js', (route) => route.abort())
    await page.goto(CALCULATOR)
    await page.getByRole('button', { name: 'Copia link' }).click()
    await expect(page.getByRole('button', { name: says })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const [path, name] of [[CALCULATOR, 'Copia link'], [CALCULATOR, 'Copia risultato'], ['/blog/venezia-sostenibile', 'Stampa l’elenco']] as const) {
  test(`toasts.no-script: «${name}» is there with scripts only`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name })).toBeVisible()
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
    await plain.goto(path)
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.getByRole('button', { name })).toHaveCount(0)
    await plain.close()
  })
}

test('toasts.early: a text is copied during the press, before any script has come', { tag: '@chromium' }, async ({ page }) => {
  await page.route('**/*.js', () => undefined) // never answered
  await page.goto(CALCULATOR)
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(CALCULATOR)
})

test('toasts.lazy, toasts.region: the region is there before its first words, their script is not', async ({ page, browserName }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(CALCULATOR)
  await startScript(page)
  const region = page.getByRole('region', { name: 'Notifiche' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region).toBeEmpty()
  await region.evaluate((element) => element.setAttribute('data-first', ''))
  const isOf = (url: string) => url.includes('/Toaster-')
  await about('toasts.lazy', () => expect(asked.filter(isOf)).toEqual([]))
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect(region, `toasts.region, ${browserName}`).toContainText(/copiato|non lascia copiare/)
  await about('toasts.region', () => expect(region, 'it is the same').toHaveAttribute('data-first', ''))
  await about('toasts.lazy', () => expect(asked.filter(isOf)).toHaveLength(1))
})
