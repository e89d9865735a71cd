import { expect, test, type Page } from 'playwright/test'
import { openPage } from '../support/script.ts'
import { judged } from './judged.ts'
import { openState } from './stage.ts'
import { paintedContrast } from '../harness/audit/painted.ts'
import { settle } from '../harness/audit/stage.ts'

const LARGE = 4.5
const NORMAL = 7

async function pale(page: Page): Promise<string[]> {
  await settle(page)
  const lines = await paintedContrast(page)
  expect(lines.length, 'lines of text').toBeGreaterThan(5)
  return lines.filter(({ ratio, isLarge }) => ratio < (isLarge ? LARGE : NORMAL)).map(({ text, ratio, color }) => `${ratio.toFixed(2)}: «${text}» ${color}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390, 320]) {
    test(`criteria.1.4.3, criteria.1.4.6: each line of text is at least 7:1 on the worst pixel behind it, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const path of judged) {
        await openPage(page, path)
        expect.soft(await pale(page), path).toEqual([])
      }
    })
  }

  test(`criteria.1.4.6: nor is the dialog, nor the toast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const [path, state, part] of [['/', 'dialog open', '[role=dialog]'], ['/blog/mercato-rialto', 'toast shown', '[data-sonner-toast]']] as const) {
      await page.goto(path)
      await openState(page, { path, mode: 'plain', state })
      await settle(page)
      const lines = await paintedContrast(page, part)
      expect.soft(lines.length, part).toBeGreaterThan(0)
      expect.soft(lines.filter(({ ratio, isLarge }) => ratio < (isLarge ? LARGE : NORMAL)).map(({ text, ratio }) => `${ratio.toFixed(2)}: «${text}»`), part).toEqual([])
    }
  })

  test(`criteria.1.4.11: the edges of fields and controls stand out at least 3:1, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of judged) {
      await openPage(page, path)
      const faint = await page.evaluate(() => {
        const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
        const parts = (color: string) => color.match(/[\d.]+/g)!.map(Number)
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = parts(color)
          return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
        }
        const isClear = (color: string) => (parts(color)[3] ?? 1) < 1
        const ground = (element: Element | null): string => (!element ? 'rgb(255,255,255)' : isClear(getComputedStyle(element).backgroundColor) ? ground(element.parentElement) : getComputedStyle(element).backgroundColor)
        const contrast = (one: string, other: string) => (Math.max(luminance(one), luminance(other)) + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05)
        return [...document.querySelectorAll('main :is(button, input:not([type=checkbox], [type=radio]), textarea, select)')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control)
            const around = ground(control.parentElement)
            const edge = parseFloat(borderTopWidth) > 0 ? contrast(borderTopColor, around) : 0
            return Math.max(edge, isClear(backgroundColor) ? 0 : contrast(backgroundColor, around)) < 3
          })
          .map((control) => control.outerHTML.slice(0, 100))
      })
      expect.soft(faint, path).toEqual([])
    }
  })
}
