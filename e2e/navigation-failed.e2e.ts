import { expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { linkName } from './support/link-name.ts'
import { headingOf } from './support/pages.ts'
import { markDocument, openPage, startScript } from './support/script.ts'

const steps = readTable('navigation') as { from: string; link: string; to: string; heading: string }[]
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: linkName(name) }).click()

/** From here on no script of the site can be fetched. */
const cutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort())

for (const { from, link, to, heading } of steps) {
  test(`navigation.failed: ${to} is loaded as a document when its script cannot be fetched`, async ({ page }) => {
    await openPage(page, from)
    await startScript(page)
    const sameDocument = await markDocument(page)
    await cutScripts(page)
    await follow(page, link)
    await expect(page).toHaveURL(to)
    await expect(h1(page)).toHaveText(heading)
    expect(await sameDocument(), 'the same document').toBe(false)
  })

  test(`navigation.failed-start: «${link}» on ${from} leads on without the application's script`, async ({ page }) => {
    await cutScripts(page)
    await page.goto(from)
    await follow(page, link)
    await expect(page).toHaveURL(to)
    await expect(h1(page)).toHaveText(heading)
  })
}

test('navigation.failed-back: an article whose text cannot be fetched is loaded as a document on the way back', async ({ page }) => {
  const article = '/blog/prezzo-affitti-brevi'
  await page.goto(article)
  await startScript(page)
  await page.getByRole('banner').getByRole('link', { name: 'Proprietario' }).click()
  await expect(h1(page)).toHaveText('Area Proprietari')
  const sameDocument = await markDocument(page)
  await cutScripts(page)
  await page.goBack()
  await expect(h1(page)).toHaveText(headingOf(article))
  await expect(page.locator('article p').nth(5)).toBeVisible()
  await expect.poll(sameDocument, 'the same document').toBe(false)
})
