import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { axeLines } from '../report/report-check.ts'
import { merge } from './merge.ts'
import { page as auditPage } from './reports/page.ts'
import type { Contract } from './contract.ts'
import { finding, resultWith, testOf } from './sample-result.ts'
import { wcagCriteria } from './wcag.ts'

const contract: Contract = { rule: 'axe:contrast', selector: 'p', criterion: '1.4.6', pages: ['*'], reason: 'why', provedBy: 'criteria.1.4.6', by: { party: 'A site, maintainers' }, decided: '2026-11-21', expires: '2027-05-21' }
const audited = resultWith([testOf('criteria.1.4.10'), testOf('criteria.2.1.4', 'failed')], { violations: merge([finding()]), reviews: merge([finding({ criteria: ['1.1.1'], kind: 'review' })]) }, wcagCriteria())
audited.contracts = [contract]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`audit.page: axe finds nothing on the report, ${colorScheme}, in a narrow window too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(auditPage(audited))
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeLines(page), `${width} px wide`).toEqual([])
    }
  })
}

test('audit.page: names what was found, decided and left out, and leads to what was seen; fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(auditPage(audited))
  await expect(page.locator('body')).toContainText(/2 checks, 1 failed; 1 state; \d+ questions for a person\./)
  await expect(page.getByRole('row', { name: /^1\.4\.3 / })).toContainText('partially-supports')
  await expect(page.getByRole('row', { name: /^2\.5\.\*/ })).toContainText('paper takes no pointer')
  await expect(page.getByRole('heading', { name: 'Failed checks' }).locator('+ ul')).toHaveText(/^criteria\.2\.1\.4: of bothError: <b> & "c"/)
  await expect(page.getByRole('row', { name: /^1\.4\.3, 1\.4\.6 forced colours/ })).toContainText('the reader’s own')
  // Each criterion leads to a place that names it.
  const leads = await page.locator('tr a[href^="#seen-"]').evaluateAll((links) => links.map((link) => [link.textContent, document.querySelector(link.getAttribute('href')!)?.closest('section')?.querySelector('h3')?.textContent]))
  expect(leads.map(([, where]) => where)).toEqual(leads.map(([name]) => name))
  expect(leads).toHaveLength(wcagCriteria().length)
  const row = page.getByRole('row', { name: /^1\.4\.10 / })
  await expect(row).toContainText('9.1.4.10')
  // One press leads there, and opens what was closed.
  await row.getByRole('link').click()
  const part = page.locator((await row.getByRole('link').getAttribute('href'))!)
  await expect(part).toBeVisible()
  await expect(part.getByRole('listitem').filter({ hasText: '/news: passed, automatic' })).toContainText('criteria.1.4.10: of both e2e/x.probe.ts; chromium 150.0.1; 1280x800, light, plain; 2026-11-21T09:59:00.000Z')
  await expect(page.getByRole('row', { name: /^axe:contrast / })).toContainText('A site, maintainers: a party, no person2027-05-210 states; nothing on /news')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('audit.form: asks with page and picture, and writes the file of answers', async ({ page }) => {
  await page.setContent(auditPage(audited))
  await page.locator('details', { hasText: '1.1.1: ' }).locator('summary').first().click()
  const asked = page.getByRole('group', { name: /^1\.1\.1: too pale/ })
  await expect(asked.getByRole('link', { name: /^Picture of \/news/ })).toHaveAttribute('href', 'pictures/x.jpg')
  await asked.getByRole('radio', { name: 'No, it fails' }).check()
  await asked.getByLabel('What you saw').fill('La cartina non ha un testo.')
  for (const [label, value] of [['Name', 'Anna Rossi'], ['Role', 'auditor'], ['Browser and its version', 'Firefox 150'], ['Holds until', '2027-05-21']]) await page.getByLabel(label!, { exact: true }).fill(value!)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Write human-answers.json' }).click()])
  const { answers } = JSON.parse(await readFile(await download.path(), 'utf8')) as { answers: object[] }
  expect(answers).toEqual([{ criterion: '1.1.1', question: 'axe:contrast', page: '/news', state: 'plain', part: 'element', hash: expect.any(String), answer: 'failed', note: 'La cartina non ha un testo.', name: 'Anna Rossi', role: 'auditor', tool: 'Firefox 150', date: '2026-11-21', expires: '2027-05-21' }])
})
