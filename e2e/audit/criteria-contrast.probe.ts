import { expect, test, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { openPage } from '../support/script.ts'
import { judged } from './judged.ts'
import { openState } from './stage.ts'
import { faintParts } from '../harness/audit/measures/edges.ts'
import { leastContrast } from '../harness/page/contrast.ts'
import { type Measured, paintedContrast } from '../harness/page/painted.ts'
import { settle } from '../harness/audit/stage.ts'

const isPale = ({ ratio, isLarge }: Measured, level: keyof typeof leastContrast) => ratio < leastContrast[level][isLarge ? 'large' : 'normal']

async function linesOf(page: Page): Promise<Measured[]> {
  await settle(page)
  const lines = await paintedContrast(page)
  expect(lines.length, 'lines of text').toBeGreaterThan(5)
  return lines
}

const pale = (lines: Measured[], level: keyof typeof leastContrast) => lines.filter((line) => isPale(line, level)).map(({ text, ratio, color }) => `${ratio.toFixed(2)}: «${text}» ${color}`)

const themes = ['light', 'dark'] as const

for (const [width, ...tag] of [[1280], [390], [320, '@audit']] as const) {
  test(`criteria.1.4.3, criteria.1.4.6: each line of text is at least 7:1 on the worst pixel behind it, light and dark, ${width} px`, { tag }, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of judged) {
      await openPage(page, path)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        const lines = await linesOf(page)
        await about('criteria.1.4.3', () => expect.soft(pale(lines, 'AA'), `${path}, ${colorScheme}`).toEqual([]))
        await about('criteria.1.4.6', () => expect.soft(pale(lines, 'AAA'), `${path}, ${colorScheme}`).toEqual([]))
      }
    }
  })
}

for (const [path, state, part] of [['/', 'dialog open', '[role=dialog]'], ['/blog/mercato-rialto', 'toast shown', '[data-sonner-toast]']] as const) {
  test(`criteria.1.4.6: nor is it in the state «${state}», light and dark`, async ({ page }) => {
    await page.goto(path)
    await openState(page, { path, mode: 'plain', state })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const lines = await paintedContrast(page, part)
      expect.soft(lines.length, `${part}, ${colorScheme}`).toBeGreaterThan(0)
      expect.soft(pale(lines, 'AAA'), `${part}, ${colorScheme}`).toEqual([])
    }
  })
}

// Header and footer are those of every page: on a phone they are looked at once.
for (const [width, paths] of [[1280, judged], [390, judged.slice(0, 1)]] as const) {
  test(`criteria.1.4.11: fields, boxes to tick, signs without words and pictures stand out at least 3:1, light and dark, ${width} px`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await openPage(page, path)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        expect.soft(await faintParts(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
}
