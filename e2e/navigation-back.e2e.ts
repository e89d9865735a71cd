import { expect, test, type Page } from 'playwright/test'
import { headingOf } from './support/pages.ts'
import { wordsOf } from './harness/page/words.ts'

const article = '/blog/prezzo-affitti-brevi'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
// The browser remembers a place as so far from an element of the page: rounded, a pixel beside it.
const isBackAt = (page: Page, place: number, limit: { timeout?: number } = {}) => expect.poll(async () => Math.abs((await scrolled(page)) - place), { message: `pixels from ${place}, where the page was left`, ...limit }).toBeLessThanOrEqual(2)
const text = async (page: Page) => wordsOf(await page.locator('article').first().innerText())
// A turn later, so that the page has answered before it is left.
const travel = (page: Page, by: -1 | 1) => page.evaluate((step) => void setTimeout(() => history.go(step)), by)
const leave = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ospite' }).dispatchEvent('click')

/** Opens the article and leaves it far down. */
async function openFarDown(page: Page): Promise<string[]> {
  await page.goto(article)
  const whole = await text(page)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(3000)
  return whole
}

test('navigation.reload: a page is where it was', async ({ page }) => {
  await openFarDown(page)
  await page.reload()
  await isBackAt(page, 3000)
})

test('navigation.back: the article is whole and where it was left, and so is the list on the way forward', async ({ page }) => {
  const whole = await openFarDown(page)
  await leave(page)
  await expect(h1(page)).toHaveText('Area Ospiti')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(900)
  await travel(page, -1)
  await expect(h1(page)).toHaveText(headingOf(article))
  expect(await text(page)).toEqual(whole)
  await isBackAt(page, 3000)
  await travel(page, 1)
  await expect(h1(page)).toHaveText('Area Ospiti')
  await isBackAt(page, 900)
})

test('navigation.back: from another site', async ({ page }) => {
  await page.route('https://altrove.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Altrove</h1>' }))
  // The browser keeps where a page was scrolled to a little later: who leaves within milliseconds may be quicker, so the way is gone again.
  await expect(async () => {
    await openFarDown(page)
    await page.evaluate(() => void setTimeout(() => location.assign('https://altrove.example/')))
    await expect(h1(page)).toHaveText('Altrove')
    await travel(page, -1)
    await expect(h1(page)).toHaveText(headingOf(article))
    await isBackAt(page, 3000, { timeout: 5000 })
  }).toPass()
})
