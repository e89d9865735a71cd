import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../spec/support/files.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { leftOutIn } from '../chromium/engine.ts'

/** Of Chromium alone: its protocol, printing, permissions, launch arguments, and what only it measures. */
const ofChromium = /newCDPSession|openTab\(|\.pdf\(|grantPermissions|navigator.clipboard|ignoreDefaultArgs|'layout-shift'|'largest-contentful-paint'|chromium\.launch/

/** Where a test begins, with Playwright's own `test` or one of ours, `testAlone` and `testInTab` among them. */
const beginning = /(?<![.\w])test(?:[A-Z]\w*)?\(/g

/** The statements of a file in which such a thing stands, or a function that has one, of the file or of another that it imports. */
function chromiumParts(file: string, known = new Map<string, string[]>()): string[] {
  const before = known.get(file)
  if (before) return before
  known.set(file, [])
  const source = readFileSync(file, 'utf8')
  const imported = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*\.ts)'/gm)].flatMap(([, list = '', from = '']) => {
    const path = posix.join(posix.dirname(file), from)
    const there = existsSync(path) ? namesOf(chromiumParts(path, known)) : []
    return list.split(',').map((one) => one.trim().split(' as ')).flatMap(([name = '', own = name]) => (there.includes(name) ? [own] : []))
  })
  const parts = source.split(/\n(?=[a-z])/).filter((part) => !part.startsWith('import '))
  const found = new Set<string>()
  for (let met = -1; met < found.size; ) {
    met = found.size
    const uses = new RegExp([ofChromium.source, ...[...imported, ...namesOf([...found])].map((name) => `\\b${name}\\(`)].join('|'))
    for (const part of parts) if (uses.test(part)) found.add(part)
  }
  known.set(file, [...found])
  return [...found]
}

const namesOf = (parts: string[]): string[] => parts.flatMap((part) => /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? [])

const testsOfChromium = (file: string): string[] => chromiumParts(file).filter((part) => part.match(beginning))

const untagged = (part: string): boolean => part.match(beginning)?.length !== part.match(/@chromium/g)?.length

test('browsers.tagged: what needs Chromium is tagged', () => {
  // The others are left out by their folder.
  const files = filesBelow('e2e').filter((file) => file.endsWith('.e2e.ts') && !/^e2e\/(?:audit|harness)\//.test(file))
  const parts = files.flatMap((file) => testsOfChromium(file).map((part) => [file, part] as const))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter(([, part]) => untagged(part)).map(([file, part]) => `${file}: ${part.slice(0, 80)}`)).toEqual([])
})

test('browsers.tagged: by whatever name a test is called, and wherever what it calls stands', () => {
  const folder = temporaryFolder('tagged-', {
    'far.ts': 'export const told = (page) => page.context().newCDPSession(page)\n',
    'near.ts': "import { told } from './far.ts'\n\nexport async function heard(page) {\n  return told(page)\n}\n\nexport const seen = (page) => page\n",
    'one.e2e.ts': `import { heard as hear, seen } from './near.ts'\n\n${[
      "test('first', ({ page }) => page.pdf())",
      "testAlone('second', ({ page }) => hear(page))",
      "testInTab('third', { tag: '@chromium' }, ({ page }) => hear(page))",
      "test('fourth', ({ page }) => /a/.test(seen(page)))",
    ].join('\n\n')}\n`,
  })
  expect(testsOfChromium(`${folder}/one.e2e.ts`).filter(untagged).map((part) => /'(\w+)'/.exec(part)?.[1])).toEqual(['first', 'second'])
})

test.each([['firefox', true], ['webkit', true], ['chromium', false]])('browsers.tagged: in %s they are left out: %s', (engine, isLeftOut) => {
  const leftOut = leftOutIn(engine)
  expect(leftOut?.tests.test('look.pages: x @chromium') ?? false).toBe(isLeftOut)
  expect(leftOut?.folders).toEqual(isLeftOut ? ['audit/**', 'harness/**'] : undefined)
  expect(readFileSync('e2e/playwright.config.ts', 'utf8')).toMatch(/(?:testIgnore: leftOut\?\.folders.*){2}grepInvert: .*\[leftOut\.tests\]/s)
  expect(leftOut?.said.startsWith(`${engine}: tests tagged @chromium and those of the audit are left out`) ?? false).toBe(isLeftOut)
})
