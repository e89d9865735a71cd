import { expect } from 'playwright/test'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'

for (const path of kinds) {
  test(`footer.columns: three columns at the foot of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { edges, widths, lines, under } = await page.locator('footer').evaluate((footer) => {
        const upper = [...footer.querySelector('address')!.parentElement!.children].map((part) => part.getBoundingClientRect())
        const letters = (part: Element) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return [...range.getClientRects()].find((box) => box.width > 0)!
        }
        const first = [footer.querySelector('p')!, footer.querySelector('ul a')!, footer.querySelector('address a')!].map(letters).map(({ top, height }) => top + height / 2)
        const lower = [...footer.querySelectorAll('div:last-of-type > p')].map((part) => letters(part).left)
        return { edges: upper.map(({ left }) => Math.round(left)), widths: upper.map((box) => Math.round(box.width)), lines: Math.max(...first) - Math.min(...first), under: lower.map(Math.round) }
      })
      expect(edges, `columns at ${width} px`).toHaveLength(3)
      expect(Math.max(...widths) - Math.min(...widths), `their widths at ${width} px`).toBeLessThanOrEqual(1)
      expect(lines, `between their first lines at ${width} px`).toBeLessThan(14)
      expect(under, `below them at ${width} px`).toEqual([edges[0], edges[2]])
    }
  })
}
