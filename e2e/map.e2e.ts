import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { test } from './support/reading.ts'

for (const { sestiere = '', place, across, down } of readTable('map', 'Blocks')) {
  test(`map.blocks: the block of ${sestiere} is its link, at ${place}`, async ({ page }) => {
    await page.goto('/ospite')
    const sheet = page.locator('img[src*="/mappa"]')
    await sheet.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await sheet.boundingBox())!
    const link = await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.textContent, [x + (width * Number(across)) / 100, y + (height * Number(down)) / 100])
    expect(link).toBe(sestiere)
  })
}

test('map.apart: paper between the head’s plate and the map', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ospite')
    const [plate, map] = [(await page.locator('main header img').boundingBox())!, (await page.locator('main nav img').boundingBox())!]
    expect(map.y - plate.y - plate.height, `at ${width} px`).toBeGreaterThanOrEqual(24)
  }
})
