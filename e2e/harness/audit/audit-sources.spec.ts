import { expect, test } from 'vitest'
import { wordsOf } from './evidence.ts'
import { claimsSummary } from './reports/claims-summary.ts'
import { earl } from './reports/earl.ts'
import { openAcr } from './reports/openacr.ts'
import { page } from './reports/page.ts'
import { sarif } from './reports/sarif.ts'
import { resultWith, testOf, visit } from './sample-result.ts'
import { madeWith, sourcesOf } from './sources.ts'
import { wcagCriteria } from './wcag.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const result = resultWith([testOf('criteria.1.4.10', 'passed', [visit('/news', { picture: 'pictures/left.png', state: 'menu open' }), visit('/')])], {}, wcagCriteria())

test('audit.sources: each report names its sources, the browser and the engines with their versions', () => {
  const made = 'Sources: commit 0123456789ab. Browser: chromium 150.0.1. Engines: axe-core 4.14.1.'
  expect([page(result), earl(result).defineScope.scope.description, openAcr(result).evaluation_methods_used, claimsSummary(result)].filter((text) => !text.includes(made))).toEqual([])
  const { driver, extensions } = sarif(result).runs[0]!.tool
  expect([driver.version, extensions]).toEqual(['commit 0123456789ab', [{ name: 'axe-core', version: '4.14.1' }, { name: 'chromium 150.0.1' }]])
  expect(madeWith({ ...result, hasOwnProbes: false })).toMatch(/^Sources of the audit: commit /)
  expect(sourcesOf(temporaryFolder('sources'))).toBe('not under version control')
})

test('audit.pictures: what a check says of a page leads to it as the check left it, of another to it as the engines met it', () => {
  const [cell] = result.cells
  const cells = [cell!, { ...cell!, cell: { ...cell!.cell, path: '/' }, picture: 'pictures/home.jpg' }]
  const html = page({ ...result, cells })
  expect(html).toContain('<a href="pictures/left.png">Picture as the check left it, opened as /news, 1280x800, light, menu open</a>')
  expect(html).toContain('<a href="pictures/home.jpg">Picture as the engines met it: / · light · 390x844 · plain · plain</a>')
})

test('audit.sources: no folder of the machine is in a message', () => {
  expect(wordsOf(`\u001B[31mError: no ${process.cwd()}/dist/a.html\u001B[39m`)).toBe('Error: no dist/a.html')
})
