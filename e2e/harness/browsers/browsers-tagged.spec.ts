import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../spec/support/files.ts'
import { leftOutIn } from '../chromium/engine.ts'

/** Of Chromium alone: its protocol, printing, permissions, launch arguments, and what only it measures. */
const ofChromium = /newCDPSession|\bheardOn\(|openTab\(|\bvisitor\(|\.pdf\(|grantPermissions|navigator.clipboard|ignoreDefaultArgs|'layout-shift'|'largest-contentful-paint'|chromium\.launch/

/** The statements of a file in which such a thing stands, or a function of the file that has one. */
function chromiumParts(source: string): string[] {
  const parts = source.split(/\n(?=[a-z])/).filter((part) => !part.startsWith('import '))
  const found = new Set<string>()
  let uses = ofChromium
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const part of parts) if (uses.test(part)) found.add(part)
    const names = [...found].flatMap((part) => /^(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? [])
    uses = new RegExp([ofChromium.source, ...names.map((name) => `\\b${name}\\(`)].join('|'))
  }
  return [...found]
}

test('browsers.tagged: what needs Chromium is tagged', () => {
  const files = filesBelow('e2e').filter((file) => file.endsWith('.e2e.ts'))
  const parts = files.flatMap((file) => chromiumParts(readFileSync(file, 'utf8')).filter((part) => /\btest\(/.test(part)).map((part) => [file, part] as const))
  expect(parts.length).toBeGreaterThan(10)
  const untagged = parts.filter(([, part]) => part.match(/\btest\(/g)!.length !== part.match(/@chromium/g)?.length)
  expect(untagged.map(([file, part]) => `${file}: ${part.slice(0, 80)}`)).toEqual([])
})

test.each([['firefox', true], ['webkit', true], ['chromium', false]])('browsers.tagged: in %s they are left out: %s', (engine, isLeftOut) => {
  const leftOut = leftOutIn(engine)
  expect(leftOut?.tests.test('look.pages: x @chromium') ?? false).toBe(isLeftOut)
  expect(readFileSync('e2e/playwright.config.ts', 'utf8')).toMatch(/grepInvert: .*\[leftOut\.tests\].*testIgnore: leftOut\?\.folders/s)
  expect(leftOut?.said.startsWith(`${engine}: tests tagged @chromium and those of the audit are left out`) ?? false).toBe(isLeftOut)
})
