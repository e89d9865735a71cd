import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { readXml } from '../crawl/markup.ts'
import { misfits } from './reports/misfits.ts'
import { JUNIT, reporters, withoutFolder } from './reporters.ts'

/** Runs two tests, one of which fails, with the audit's reporter for build servers. */
function run(reporter: string): string {
  const folder = temporaryFolder('junit-', {
    'a.spec.js': `import { expect, test } from 'playwright/test'\ntest('one: passes', () => {})\ntest('two: «<b> & "c"»', () => expect('<b> & "c"').toBe(''))\n`,
    'playwright.config.js': `export default { testDir: '.', outputDir: 'results', reporter: [['${reporter}', { outputFile: 'junit.xml' }]] }\n`,
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  try {
    execFileSync(process.execPath, [playwright, 'test', '--config', `${folder}/playwright.config.js`], { stdio: 'pipe' })
  } catch {
    // One of the two fails on purpose.
  }
  return folder
}

test('audit.junit, audit.sources, audit.fits: by the runner, beside the other reports, in the form that build servers take', () => {
  const own = reporters.find(([name]) => name === 'junit')
  expect(JUNIT).toBe('reports/audit/junit.xml')
  expect(own?.[1]).toEqual({ outputFile: resolve(JUNIT) })
  const folder = run(own![0])
  const text = () => readFileSync(`${folder}/junit.xml`, 'utf8')
  const xml = readXml(text())
  about('audit.junit', () => expect(misfits('junit.xml', text())).toEqual([]))
  about('audit.fits', () => expect(misfits('junit.xml', text().replace(' classname=', ' class='))[0]).toBe('junit.xml does not fit its schema: testcase: expected classname'))
  expect([...xml.querySelectorAll('testcase')].map((one) => [one.getAttribute('name'), one.querySelector('failure') !== null])).toEqual([['one: passes', false], ['two: «<b> & "c"»', true]])

  expect(text()).toContain(join(folder, 'a.spec.js'))
  withoutFolder(`${folder}/junit.xml`, folder)
  about('audit.sources', () => expect(text()).not.toContain(folder))
  about('audit.sources', () => expect(text()).toContain('a.spec.js:3'))
})
