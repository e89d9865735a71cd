import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adoptedStyle } from './adopted-style.ts'

const file = 'node_modules/sonner/dist/index.mjs'
const transform = (code: string, id: string) => (adoptedStyle.transform as (code: string, id: string) => { code: string } | undefined)(code, id)

test('adopted style: no element is made for the sheet of the notices', () => {
  const { code } = transform(readFileSync(file, 'utf8'), file)!
  expect(code).toContain('adoptedStyleSheets.push')
  expect(code).not.toContain("createElement('style')")
  expect(transform('', 'src/ui/Toaster.tsx')).toBeUndefined()
})

test('adopted style: another text stops the build', () => {
  expect(() => transform('function insert(css) {}', file)).toThrow(/^sonner: expected function __insertCSS/)
})
