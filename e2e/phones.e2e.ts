import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
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
