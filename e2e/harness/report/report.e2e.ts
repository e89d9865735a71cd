import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { finding, resultWith, testOf } from '../audit/sample-result.ts'
import { site } from '../../site.ts'
import { readCriteria } from '../audit/criteria.ts'
import { merge } from '../audit/merge.ts'
import { page as auditPage } from '../audit/reports/page.ts'
import { reportPage, type Report } from '../conformance/report-page.ts'

const outcome = { title: 'sample.seen: «a» & <b>', group: '', file: 'spec/sample.spec.ts', status: 'failed' as const, message: '' }
const requirement = { chapter: 'sample', sentence: 'what is `seen` ([why](decisions/a.md)).', decisions: ['spec/decisions/a.md'], revision: 2, tests: [outcome] }
const report: Report = {
  commit: 'unknown',
  pictures: { 'sample.seen': { file: 'evidence/sample.seen.png', path: '/', width: 30, height: 10 } },
  problems: ['<faulty>'],
  requirements: [
    { ...requirement, id: 'sample.seen', status: 'failed' },
    { ...requirement, id: 'sample.good', status: 'passed' },
    { ...requirement, id: 'sample.none', status: 'unproved', tests: [] },
  ],
}

const audited = resultWith([testOf('criteria.1.4.10'), testOf('criteria.2.1.4', 'failed')], { violations: merge([finding()]), reviews: merge([finding({ criteria: ['1.1.1'], kind: 'review' })]) }, readCriteria(site.specification.criteria))

const faultsOn = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`conformance.page: axe finds nothing on the report, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(reportPage(report))
    await page.locator('details').first().evaluate((element: HTMLDetailsElement) => (element.open = true))
    expect(await faultsOn(page)).toEqual([])
  })

  test(`audit.page: axe finds nothing on the report, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(auditPage(audited))
    expect(await faultsOn(page)).toEqual([])
  })
}

test('audit.page: names what was found, decided and left out, and leads to what was seen; fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(auditPage(audited))
  await expect(page.locator('body')).toContainText(/2 checks, 1 failed; 1 state; \d+ questions for a person\./)
  await expect(page.getByRole('row', { name: /^1\.4\.3 / })).toContainText('partially-supports')
  await expect(page.getByRole('row', { name: /^2\.5\.\*/ })).toContainText('paper takes no pointer')
  const row = page.getByRole('row', { name: /^1\.4\.10 / })
  await expect(row).toContainText('9.1.4.10')
  // One press leads there, and opens what was closed.
  await row.getByRole('link').click()
  const part = page.locator((await row.getByRole('link').getAttribute('href'))!)
  await expect(part).toBeVisible()
  await expect(part.getByRole('listitem').filter({ hasText: '/news: passed, automatic' })).toContainText('criteria.1.4.10: of both e2e/x.probe.ts; 1280x800, light, plain; 2026-11-21T09:59:00.000Z')
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

test('conformance.page: asks nothing from anywhere but its own pictures', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('http://report.example/**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: reportPage(report) }) : route.fulfill({ status: 204 }),
  )
  await page.goto('http://report.example/')
  await page.locator('img').scrollIntoViewIfNeeded()
  expect(new Set(asked)).toEqual(new Set(['http://report.example/', 'http://report.example/evidence/sample.seen.png']))
})
