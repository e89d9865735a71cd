import { setTimeout as wait } from 'node:timers/promises'
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

test('ahead.stays: a link that was followed sooner is not prerendered, nor after the way back', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/ospite')
  // On a busy machine half a second is short between pointing and pressing: here it is four times as long.
  await page.evaluate(() => {
    const real = window.setTimeout
    window.setTimeout = ((act: () => void, ms = 0) => real(act, 4 * ms)) as typeof setTimeout
  })
  const sameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti')
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL('/ospite')
  await expect.poll(sameDocument, 'the document that was left').toBe(true)
  await wait(3000)
  await expect(page.locator('[data-next=stays]'), 'links whose pages are prerendered').toHaveCount(0)
})
