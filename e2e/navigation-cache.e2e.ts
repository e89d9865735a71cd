import { expect, test as base } from 'playwright/test'
import { wholeBrowser } from './harness/chromium/chromium.ts'
import { markDocument } from './support/script.ts'

/** Playwright turns the browser's back/forward cache off. The tests are Chromium's own. */
const test = base.extend({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }), { scope: 'worker' }],
})

for (const path of ['/proprietario', '/blog/prezzo-affitti-brevi', '/contatti']) {
  test(`navigation.cache: ${path} is kept whole`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(path)
    const sameDocument = await markDocument(page)
    await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
    expect(await sameDocument()).toBe(false)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(path)
    await expect.poll(sameDocument, 'the document that was left').toBe(true)
  })
}
