import { expect, test as base } from 'playwright/test'
import { wholeBrowser } from './harness/chromium/chromium.ts'
import { markDocument } from './support/script.ts'

/** Playwright turns the browser's back/forward cache off. The test is Chromium's own. */
const test = base.extend({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }), { scope: 'worker' }],
})

test('navigation.cache: /proprietario, /blog/prezzo-affitti-brevi and /contatti are kept whole', { tag: '@chromium' }, async ({ page }) => {
  for (const path of ['/proprietario', '/blog/prezzo-affitti-brevi', '/contatti']) {
    await page.goto(path)
    const sameDocument = await markDocument(page)
    await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
    expect.soft(await sameDocument(), `the same document after ${path}`).toBe(false)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(path)
    await expect.soft.poll(sameDocument, `${path}, the document that was left`).toBe(true)
  }
})
