import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { articles } from './support/pages.ts'
import { test } from './support/reading.ts'

const PHONE = { width: 390, height: 844 }

for (const { path = '' } of readTable('area-plates')) {
  test(`area-plates.first: the plate of ${path} opens it on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const [plate, heading] = [await page.locator('main header > img').boundingBox(), await page.locator('h1').boundingBox()]
    expect(plate!.y + plate!.height, 'bottom of the plate').toBeLessThanOrEqual(heading!.y)
  })
}

test('reading.related: what to read next, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/blog/mercato-rialto')
  const cards = page.locator('[aria-labelledby=correlati] article')
  const found = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [plate, title] = [card.querySelector('img')!.getBoundingClientRect(), card.querySelector('h3')!.getBoundingClientRect()]
      return title.left >= plate.right && title.top < plate.bottom && title.bottom > plate.top
    }),
  )
  expect(found, 'titles beside their pictures').toEqual([true, true, true])
})

for (const path of articles) {
  test(`look.ranges: the ranges of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const broken = await page.locator('main article p, main article li, main article td').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (texts.nextNode()) {
            for (const { index, 0: text } of texts.currentNode.nodeValue!.matchAll(/\d–\u2060?\d/g)) {
              const range = document.createRange()
              range.setStart(texts.currentNode, index)
              range.setEnd(texts.currentNode, index + text.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(part.textContent.slice(0, 60))
            }
          }
          return found
        }),
      )
      expect(broken, `broken at ${width} px`).toEqual([])
    }
  })
}
