import { expect, test, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { kinds, MISSING } from './support/pages.ts'
import { openPage } from './support/script.ts'

/** The page's cards, row by row: how many, whether they fill their list, are of one height, and have their words beside the picture. */
const rowsOf = (page: Page) =>
  page.locator('main article:has(> img)').evaluateAll((cards) => {
    /** What the card fills of its grid, or of its list. */
    const placeOf = (part: Element): Element => {
      const parent = part.parentElement!
      return part.localName === 'li' || getComputedStyle(parent).display === 'grid' ? part : placeOf(parent)
    }
    const rows = Map.groupBy(cards, (card) => Math.round(placeOf(card).getBoundingClientRect().top))
    return [...rows.values()].map((row) => {
      const boxes = row.map((card) => placeOf(card).getBoundingClientRect())
      const { right, width } = placeOf(row[0]!).parentElement!.getBoundingClientRect()
      return {
        cards: row.length,
        isBeside: row.every((card) => card.querySelector('div')!.getBoundingClientRect().left >= card.querySelector('img')!.getBoundingClientRect().right),
        isFull: Math.abs(right - boxes.at(-1)!.right) < 2 && boxes.every((box) => Math.abs(box.width - boxes[0]!.width) < 2 && box.width > width / 2.5),
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
      }
    })
  })

const BEGINNINGS = 'body > div > header a:has(svg), main h1, main form[method=post], main li:has(> article), main li:has(> img)'

const withCards = new Set(['/', '/proprietario', '/ospite'])

for (const path of kinds.filter((kind) => kind !== MISSING)) {
  test(`responsive.pairs, responsive.edge: rows of ${path}`, async ({ page }) => {
    await openPage(page, path)
    for (const width of [640, 768, 1023]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await rowsOf(page)
      if (withCards.has(path)) await about('responsive.pairs', () => expect.soft(rows.length, `rows at ${width} px`).toBeGreaterThan(0))
      for (const row of rows) {
        await about('responsive.pairs', () => expect.soft(row, `a row at ${width} px`).toMatchObject({ isFull: true, heights: 1 }))
        await about('responsive.pairs', () => expect.soft(row.cards === 2 || row.isBeside, `${row.cards} in a row at ${width} px`).toBe(true))
      }
    }
    await page.setViewportSize({ width: 768, height: 900 })
    const lefts = await page.locator(BEGINNINGS).evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)).filter((left) => left < 384))
    await about('responsive.edge', () => expect([...new Set(lefts)], 'left edges').toHaveLength(1))
  })
}

for (const path of ['/proprietario', '/ospite']) {
  test(`responsive.length: ${path} at 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4600)
  })
}
