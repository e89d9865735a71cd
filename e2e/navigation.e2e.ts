import { expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { linkName } from './support/link-name.ts'
import { headingOf } from './support/pages.ts'
import { markDocument, openPage, startScript } from './support/script.ts'
import { wordsOf } from './support/words.ts'

const steps = readTable('navigation') as { from: string; link: string; to: string; heading: string }[]
const article = '/blog/prezzo-affitti-brevi'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const text = async (page: Page) => wordsOf(await page.locator('article').first().innerText())
const follow = (page: Page, name: string) => main(page).getByRole('link', { name: linkName(name) }).click()

for (const { from, link, to, heading } of steps) {
  test(`navigation.inside, navigation.focus, navigation.announce, navigation.top: from ${from} by «${link}»`, async ({ page }) => {
    await page.goto(to)
    const title = await page.title()
    await openPage(page, from)
    await startScript(page)
    const sameDocument = await markDocument(page)
    await follow(page, link)
    await expect(h1(page), 'navigation.focus').toBeFocused()
    await expect(h1(page), 'navigation.inside').toHaveText(heading)
    await expect(page).toHaveURL(to)
    expect(await sameDocument(), 'navigation.inside: the document stays').toBe(true)
    await expect(page, 'navigation.announce').toHaveTitle(title)
    // A calculator's result is a status too.
    await expect(page.getByRole('status').filter({ hasText: title }), 'navigation.announce').toHaveCount(1)
    expect(await page.evaluate(() => scrollY), 'navigation.top').toBe(0)
  })
}

test('navigation.back: a list is found where it was left', async ({ page }) => {
  await page.goto('/proprietario')
  await startScript(page)
  const link = main(page).getByRole('link', { name: /^Leggi/ }).last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await expect(h1(page)).toBeFocused()
  await page.goBack()
  await expect(h1(page)).toHaveText('Area Proprietari')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('navigation.back: the article that the document arrived with is found whole and where it was left', async ({ page }) => {
  await page.goto(article)
  await startScript(page)
  const whole = await text(page)
  await page.evaluate(() => scrollTo(0, 3000))
  await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).dispatchEvent('click') // a real one may scroll first
  await expect(h1(page)).toHaveText('Area Ospiti')
  await page.goBack()
  await expect(h1(page)).toHaveText(headingOf(article))
  await expect.poll(() => text(page)).toEqual(whole)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
})

test('navigation.adopted: a link back to the article that the document arrived with shows its whole text', async ({ page }) => {
  await page.goto(article)
  await startScript(page)
  const sameDocument = await markDocument(page)
  const whole = await text(page)
  await page.getByRole('banner').getByRole('link', { name: 'Proprietario' }).click()
  await expect(h1(page)).toHaveText('Area Proprietari')
  await follow(page, `Leggi: ${headingOf(article)}`)
  await expect(h1(page)).toBeFocused()
  await expect.poll(() => text(page)).toEqual(whole)
  expect(await sameDocument()).toBe(true)
})

test('navigation.anchor: a link of the contents brings its heading into view below the header', async ({ page }) => {
  await page.goto(article)
  await startScript(page)
  const link = page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link').nth(3)
  await link.click()
  const heading = page.getByRole('heading', { level: 2, name: await link.innerText() })
  await expect(heading).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  expect((await heading.boundingBox())!.y, 'top of the heading').toBeGreaterThanOrEqual(header.y + header.height)
})

test('navigation.new-tab: with Ctrl or Cmd held the page opens in a tab of its own', async ({ page, context }) => {
  await page.goto(article)
  await startScript(page)
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'Torna al blog' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(h1(await opened)).toHaveText('Blog')
  await expect(page).toHaveURL(article)
})
