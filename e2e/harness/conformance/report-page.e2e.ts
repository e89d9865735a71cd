import { expect, test } from 'playwright/test'
import { axeLines } from '../report/report-check.ts'
import { reportPage, type Report } from './report-page.ts'

const outcome = { title: 'sample.seen: «a» & <b>', group: '', file: 'spec/sample.spec.ts', status: 'failed' as const, message: '' }
const requirement = { chapter: 'sample', sentence: 'what is `seen` ([why](decisions/a.md)).', decisions: ['spec/decisions/a.md'], revision: 2, tests: [outcome] }
const report: Report = {
  commit: 'unknown',
  pictures: { 'sample.seen': { file: 'evidence/sample.seen.png', path: '/', width: 30, height: 10 } },
  problems: ['<faulty>'],
  engines: { commit: 'unknown', engines: [{ engine: 'firefox', version: 'firefox 1' }, { engine: 'webkit', version: 'webkit 1' }], rows: [{ id: 'sample.seen', cells: ['passed', 'failed'] }, { id: 'sample.good', cells: ['passed', 'not run'] }] },
  requirements: [
    { ...requirement, id: 'sample.seen', status: 'failed' },
    { ...requirement, id: 'sample.good', status: 'passed' },
    { ...requirement, id: 'sample.none', status: 'unproved', tests: [] },
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`conformance.page: axe finds nothing on the report, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(reportPage(report))
    await page.locator('details').first().evaluate((element: HTMLDetailsElement) => (element.open = true))
    expect(await axeLines(page)).toEqual([])
  })
}

test('conformance.page: asks nothing from anywhere but its own pictures', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('http://report.example/**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: reportPage(report) }) : route.fulfill({ status: 204 }),
  )
  await page.goto('http://report.example/')
  await page.locator('img').scrollIntoViewIfNeeded()
  await expect.poll(() => new Set(asked)).toEqual(new Set(['http://report.example/', 'http://report.example/evidence/sample.seen.png']))
})
