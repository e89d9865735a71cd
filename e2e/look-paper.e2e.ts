import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { fill } from '../spec/support/product.ts'
import { readTable } from '../spec/support/table.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

const ARTICLE = '/blog/mercato-rialto'
const style = (page: Page, selector: string, property: string): Promise<string> =>
  page.locator(selector).first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('look.paper, look.paper-whole, look.paper-links, look.headings: an article on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.goto(ARTICLE)
  await about('look.paper', async () => {
    for (const gone of ['navigation', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(gone).filter({ visible: true }), `${gone} on paper`).toHaveCount(0)
    }
    await expect(page.getByRole('banner')).toHaveText(fill('{Product}'), { useInnerText: true })
    expect(await style(page, 'main p', 'color')).toBe('rgb(0, 0, 0)')
    expect(await style(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)')
    await expect(page.locator('article > header > img')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^(Contattaci|Scrivici|↑)/ }).filter({ visible: true }), 'links in the look of buttons, ways back to the text').toHaveCount(0)
  })
  const address = await page.locator('main p a[href^="/blog/"]').first().evaluate((link) => getComputedStyle(link, '::after').content)
  await about('look.paper-links', () => expect(address).toMatch(/^"\u00A0\(\/blog\/[a-z0-9-]+\)"$/))
  await about('look.headings', async () => expect(await style(page, 'main h2', 'break-after')).toBe('avoid'))
  await about('look.paper-whole', async () => expect(await style(page, 'main table', 'break-inside')).toBe('avoid'))
})

for (const { article = '' } of readTable('look')) {
  test(`look.paper-tools: the list of ${article} stands in it`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(article)
    const boxes = page.getByRole('main').getByRole('checkbox')
    expect(await boxes.count()).toBeGreaterThanOrEqual(10)
    await expect(boxes.filter({ visible: false }), 'boxes that paper does not show').toHaveCount(0)
    await expect(page.getByRole('main').locator('output').filter({ visible: true }), 'counts of what is ticked').toHaveCount(0)
  })
}

test('look.sheets: dates part between two, and leave the water behind', async ({ page }) => {
  await page.goto('/blog/prezzo-affitti-brevi')
  const dates = page.locator('main figure:has(li > b)')
  await expect(dates.locator('div > svg'), 'water on the screen').toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dates.locator('div > svg'), 'water on paper').toBeHidden()
  await expect(dates).toHaveCSS('break-inside', 'auto')
  for (const date of await dates.locator('li').all()) await expect(date).toHaveCSS('break-inside', 'avoid')
  for (const other of await page.locator('main figure:not(:has(li > b))').all()) await expect(other).toHaveCSS('break-inside', 'avoid')
})

for (const { article = '', button = '' } of readTable('look')) {
  test(`look.pages: the list of ${article} prints on one page`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(article)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    const control = page.getByRole('button', { name: button })
    await control.scrollIntoViewIfNeeded()
    await startScript(page)
    await control.scrollIntoViewIfNeeded()
    await expect(async () => {
      await control.click()
      await expect(page.locator('[data-alone]')).toHaveCount(1, { timeout: 200 })
    }).toPass()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    const pages = paper.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
    expect(pages, 'sheets of A4').toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('[data-alone]'), 'lists that stay alone after that').toHaveCount(0)
  })
}
