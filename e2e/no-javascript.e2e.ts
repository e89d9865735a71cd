import { expect } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { linkName } from './harness/page/link-name.ts'
import { everyPage, headingOf } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'
import { contentWords, shareOf } from './harness/page/words.ts'

test.use({ javaScriptEnabled: false })

for (const path of everyPage) {
  test(`no-javascript.heading, no-javascript.images, no-javascript.words: ${path} reads`, async ({ page, request, tabOf }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))

    const sources = await page.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
    const lost = await Promise.all([...new Set(sources)].map(async (source) => ((await request.get(source)).ok() ? '' : source)))
    await about('no-javascript.images', () => expect.soft(lost.filter(Boolean), 'images that do not arrive').toEqual([]))

    const scripted = await tabOf(true)
    await scripted.goto(path)
    await startScript(scripted)
    const wanted = await contentWords(scripted)
    const found = await contentWords(page)
    expect(shareOf(wanted, found), `share of the ${wanted.length} words of ${path}`).toBeGreaterThanOrEqual(0.95)
  })
}

for (const { page: path, link, opens } of readTable('no-javascript')) {
  test(`no-javascript.links: «${link}» on ${path} opens «${opens}»`, async ({ page }) => {
    await page.goto(path!)
    await page.getByRole('link', { name: linkName(link!) }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(opens!)
  })
}
