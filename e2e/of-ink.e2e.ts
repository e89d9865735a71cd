import { expect, test } from 'playwright/test'
import { fill } from '../spec/support/product.ts'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'

const luminanceOf = (color: string): number => luminance(channelsOf(color))

for (const path of ['/', fill('/{product}-lab'), '/contatti', '/blog/venezia-tramonto']) {
  test(`look.boxes: the box of ink on ${path}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      // What stands on ink has its ground for a background of its own.
      const { paper, grounds } = await page.evaluate(() => {
        const background = (part: Element) => getComputedStyle(part).backgroundColor
        const own = (part: Element) => getComputedStyle(part).getPropertyValue('--B')
        const boxes = [...document.querySelectorAll('main :is(div, section)')].filter((part) => own(part) !== own(document.documentElement) && own(part.parentElement!) === own(document.documentElement))
        return { paper: background(document.body), grounds: boxes.filter((box) => box.getBoundingClientRect().width < innerWidth).map(background) }
      })
      expect(grounds, 'grounds of boxes of ink').toHaveLength(1)
      expect.soft(contrast(luminanceOf(grounds[0]!), luminanceOf(paper)), `contrast of ${grounds[0]} and ${paper}, ${colorScheme}`).toBeGreaterThanOrEqual(1.4)
    }
  })
}

for (const path of ['/proprietario', '/ospite']) {
  test(`area-lists.numerals: the rows of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page.locator('main ol article').evaluateAll((articles) =>
        articles.map((article) => {
          const numeral = getComputedStyle(article, '::before')
          const longest = document.createElement('span')
          Object.assign(longest.style, { position: 'absolute', font: numeral.font, letterSpacing: numeral.letterSpacing, whiteSpace: 'nowrap' })
          longest.append('VIII')
          article.append(longest)
          const end = article.getBoundingClientRect().left + longest.offsetWidth
          longest.remove()
          return { lines: Math.round(parseFloat(numeral.height) / parseFloat(numeral.lineHeight)), gap: article.querySelector('img')!.getBoundingClientRect().left - end }
        }),
      )
      expect(rows.length, 'rows').toBeGreaterThan(5)
      expect.soft(new Set(rows.map(({ lines }) => lines)), `lines of the numerals at ${width} px`).toEqual(new Set([1]))
      expect.soft(Math.min(...rows.map(({ gap }) => gap)), `px from «VIII» to the plate at ${width} px`).toBeGreaterThanOrEqual(16)
    }
  })
}
