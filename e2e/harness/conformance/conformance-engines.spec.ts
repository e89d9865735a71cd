import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const engines = { commit: 'unknown', engines: [{ engine: 'firefox', version: 'firefox 1' }, { engine: 'webkit', version: 'webkit 1' }], rows: [{ id: 'sample.good', cells: ['passed', 'not run'] }] }

test('conformance.engines: the table that `npm run browsers` has left beside the reports of the tests', () => {
  const page = '<!doctype html><title>a</title>'
  const cwd = temporaryFolder('report-', {
    'dist/index.html': page,
    'dist/404.html': page,
    'spec/a.md': '# A\n',
    'spec/revisions.json': '{}',
    'e2e/a.ts': '',
    'src/a.ts': '',
    'reports/spec.json': JSON.stringify({ testResults: [] }),
    'reports/e2e.json': JSON.stringify({ config: { rootDir: resolve('e2e') }, suites: [], errors: [] }),
    'reports/browsers.json': JSON.stringify(engines),
  })
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'), 'junction')
  const script = `const { report } = await import('${pathToFileURL(resolve('e2e/harness/conformance/report.ts')).href}')
    const site = { specification: { folder: 'spec', revisions: 'spec/revisions.json' }, serving: { hashed: [] } }
    process.exit(await report(site)({ from: 'reports', 'no-pictures': true }))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd, encoding: 'utf8' })
  expect([status, stderr], stdout).toEqual([0, ''])
  expect(readFileSync(join(cwd, 'conformance/index.html'), 'utf8')).toContain('<th scope="row">sample.good</th><td>passed</td><td>not run</td>')
})
