import { expect, test } from 'playwright/test'
import { fill } from '../spec/support/product.ts'

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

for (const [path, under] of [['/blog', 'article:nth-of-type(3) img'], ['/proprietario', 'li:first-of-type h2'], ['/ospite', 'li:first-of-type h2'], [fill('/{product}-lab'), 'li:first-of-type h2']] as const) {
  test(`area-plates.edge: the plate at the head of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [plate, below] = await Promise.all([page.locator('main header img'), page.locator(`main header ~ * ${under}`).first()].map(async (part) => (await part.boundingBox())!.x))
      expect.soft(Math.abs(plate! - below!), `px between their left edges at ${width} px`).toBeLessThanOrEqual(1)
    }
  })
}

test('blog-hub.rows: the pictures of the list, beside those of the cards above it', async ({ page }) => {
  await page.goto('/blog')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [row, pictures] = await page.locator('[aria-labelledby=indice] li').evaluateAll((rows) => [rows[0]!.getBoundingClientRect().width, rows.map((each) => each.querySelector('img')!.getBoundingClientRect().width)] as const)
    expect.soft(Math.min(...pictures), `px of the narrowest at ${width} px`).toBeGreaterThan(40)
    expect.soft(Math.max(...pictures), `px of the widest, of a row of ${row} px at ${width} px`).toBeLessThanOrEqual(row / 3)
  }
})
