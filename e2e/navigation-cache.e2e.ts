import { expect, test as base } from 'playwright/test'
import { wholeBrowser } from './harness/chromium/chromium.ts'
import { kinds, MISSING } from './support/pages.ts'
import { markDocument, openPage } from './support/script.ts'

/** Playwright turns the browser's back/forward cache off. The test is Chromium's own. */
const test = base.extend({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }), { scope: 'worker' }],
})

/** Chromium keeps no page that was answered 404. */
const kept = kinds.filter((path) => path !== MISSING)

test('navigation.cache: a page of each kind, /contatti among them, is kept whole', { tag: '@chromium' }, async ({ page }) => {
  for (const path of kept) {
    await openPage(page, path)
    const sameDocument = await markDocument(page)
    const [name, heading] = path === '/ospite' ? ['Contatti', 'Contatti'] : ['Ospite', 'Area Ospiti']
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect.soft(await sameDocument(), `the same document after ${path}`).toBe(false)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(path)
    await expect.soft.poll(sameDocument, `${path}, the document that was left`).toBe(true)
  }
})
