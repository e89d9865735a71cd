import { expect, test, type Page } from 'playwright/test'
import { headingOf } from './support/pages.ts'
import { runFor } from './harness/audit/measures/frames.ts'
import { wordsOf } from './harness/page/words.ts'

const article = '/blog/prezzo-affitti-brevi'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
// Who comes back before the fonts do is brought to the same line of a longer page; as they come it is kept in sight, in whole pixels: 3000, 3040, 2999.
const isBackAt = (page: Page, place: number) => expect.poll(async () => Math.abs((await scrolled(page)) - place), { message: `pixels from ${place}, where the page was left` }).toBeLessThanOrEqual(1)
const text = async (page: Page) => wordsOf(await page.locator('article').first().innerText())
// A turn later, so that the page has answered before it is left.
const travel = (page: Page, by: -1 | 1) => page.evaluate((step) => void setTimeout(() => history.go(step)), by)
const leave = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ospite' }).dispatchEvent('click')

/** Scrolls there as a reader does: once the page is whole, and staying for a while. A second after it the browser keeps the place. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  await runFor(page, 1500)
  expect(await scrolled(page), 'where the page is left').toBe(place)
}

/** Opens the article and goes far down. */
async function openFarDown(page: Page): Promise<string[]> {
  await page.goto(article)
  const whole = await text(page)
  await scrollTo(page, 3000)
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
  await scrollTo(page, 900)
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
  await openFarDown(page)
  await page.evaluate(() => void setTimeout(() => location.assign('https://altrove.example/')))
  await expect(h1(page)).toHaveText('Altrove')
  await travel(page, -1)
  await expect(h1(page)).toHaveText(headingOf(article))
  await isBackAt(page, 3000)
})
