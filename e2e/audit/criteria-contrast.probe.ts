import { expect, test, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { openPage } from '../support/script.ts'
import { judged } from './judged.ts'
import { bringTo, openState } from './stage.ts'
import { HOVERED } from '../harness/audit/matrix.ts'
import { faintParts } from '../harness/audit/measures/edges.ts'
import { leastContrast } from '../harness/page/contrast.ts'
import { type Measured, paintedContrast } from '../harness/page/painted.ts'
import { settle } from '../harness/audit/settle.ts'

const pale = (words: Measured[], level: keyof typeof leastContrast) => words.filter(({ ratio, isLarge }) => ratio < leastContrast[level][isLarge ? 'large' : 'normal']).map(({ text, ratio, color }) => `${ratio.toFixed(2)}: «${text}» ${color}`)

/** Looks at a page in the light and in the dark, when nothing moves any more. */
async function inEachTheme(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    await look(colorScheme)
  }
}

async function expectClear(page: Page, where: string): Promise<void> {
  const words = await paintedContrast(page)
  expect(words.length, 'words').toBeGreaterThan(5)
  await about('criteria.1.4.3', () => expect.soft(pale(words, 'AA'), where).toEqual([]))
  await about('criteria.1.4.6', () => expect.soft(pale(words, 'AAA'), where).toEqual([]))
}

// The base of the audit, each page of its sample at 1280 and 390 px, light and dark, measures the same.
for (const [width, tag] of [[1280, '@gate'], [390, '@gate'], [320, '@audit']] as const) {
  test(`criteria.1.4.3, criteria.1.4.6: each word is at least 7:1 on the worst pixel behind it, light and dark, ${width} px`, { tag }, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of judged) {
      await openPage(page, path)
      await inEachTheme(page, (theme) => expectClear(page, `${path}, ${theme}`))
    }
  })
}

test('criteria.1.4.3, criteria.1.4.6: nor is a word paler under the pointer, light and dark', { tag: '@audit' }, async ({ page }) => {
  test.setTimeout(600_000)
  for (const path of judged) {
    await openPage(page, path)
    await bringTo(page, HOVERED)
    await inEachTheme(page, (theme) => expectClear(page, `${path}, ${theme}`))
  }
})

for (const [path, state, part] of [['/', 'dialog open', '[role=dialog]'], ['/blog/mercato-rialto', 'toast shown', '[data-sonner-toast]']] as const) {
  test(`criteria.1.4.6: nor is it in the state «${state}», light and dark`, async ({ page }) => {
    await openState(page, path, state)
    await inEachTheme(page, async (theme) => {
      const words = await paintedContrast(page, part)
      expect.soft(words.length, `${part}, ${theme}`).toBeGreaterThan(0)
      expect.soft(pale(words, 'AAA'), `${part}, ${theme}`).toEqual([])
    })
  })
}

// Header and footer are those of every page: on a phone they are looked at once.
for (const [width, paths] of [[1280, judged], [390, judged.slice(0, 1)]] as const) {
  test(`criteria.1.4.11: fields, boxes to tick, signs without words and pictures stand out at least 3:1, light and dark, ${width} px`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await openPage(page, path)
      await inEachTheme(page, async (theme) => expect.soft(await faintParts(page), `${path}, ${theme}`).toEqual([]))
    }
  })
}
