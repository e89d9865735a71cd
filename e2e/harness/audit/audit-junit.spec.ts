// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { JUNIT, reporters, withoutFolder } from './reporters.ts'

interface Rules {
  elements: Record<string, { required: string[]; optional: string[]; children: string[] }>
}
const { elements } = JSON.parse(readFileSync('e2e/harness/audit/schemas/junit.json', 'utf8')) as Rules

/** One line for each element that build servers would not take. */
function problems(element: Element): string[] {
  const rule = elements[element.localName]
  if (!rule) return [`${element.localName}: expected one of ${Object.keys(elements).join(', ')}`]
  const own = element.getAttributeNames()
  return [
    ...rule.required.filter((name) => !own.includes(name)).map((name) => `${element.localName}: expected ${name}`),
    ...own.filter((name) => ![...rule.required, ...rule.optional].includes(name)).map((name) => `${element.localName}: found ${name}`),
    ...[...element.children].flatMap((child) => (rule.children.includes(child.localName) ? problems(child) : [`${element.localName}: found ${child.localName}`])),
  ]
}

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

test('audit.junit, audit.sources: by the runner, beside the other reports, in the form that build servers take', () => {
  const own = reporters.find(([name]) => name === 'junit')
  expect(JUNIT).toBe('reports/audit/junit.xml')
  expect(own?.[1]).toEqual({ outputFile: resolve(JUNIT) })
  const folder = run(own![0])
  const { documentElement: xml } = new DOMParser().parseFromString(readFileSync(`${folder}/junit.xml`, 'utf8'), 'application/xml')
  about('audit.junit', () => expect(problems(xml)).toEqual([]))
  expect([...xml.querySelectorAll('testcase')].map((one) => [one.getAttribute('name'), one.querySelector('failure') !== null])).toEqual([['one: passes', false], ['two: «<b> & "c"»', true]])

  const text = () => readFileSync(`${folder}/junit.xml`, 'utf8')
  expect(text()).toContain(join(folder, 'a.spec.js'))
  withoutFolder(`${folder}/junit.xml`, folder)
  about('audit.sources', () => expect(text()).not.toContain(folder))
  about('audit.sources', () => expect(text()).toContain('a.spec.js:3'))
})
