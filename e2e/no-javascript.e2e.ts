import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { linkName } from './harness/page/link-name.ts'
import { test } from './support/reading.ts'

test.use({ javaScriptEnabled: false })

for (const { page: path, link, opens } of readTable('no-javascript')) {
  test(`no-javascript.links: «${link}» on ${path} opens «${opens}»`, async ({ page }) => {
    await page.goto(path!)
    await page.getByRole('link', { name: linkName(link!) }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(opens!)
  })
}
