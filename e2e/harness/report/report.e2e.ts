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
  problems: ['sample.seen: <faulty>'],
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

test('audit.page: names what was found, asked, decided and left out; fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(auditPage(audited))
  await expect(page.locator('body')).toContainText('2 checks, 1 failed; 1 state; 1 question for a person.')
  await expect(page.getByRole('row', { name: /^1\.4\.3 / })).toContainText('partially-supports')
  await expect(page.getByRole('row', { name: /^2\.5\.\*/ })).toContainText('paper takes no pointer')
  await expect(page.getByRole('listitem').filter({ hasText: 'too pale' })).toContainText('1.1.1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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
