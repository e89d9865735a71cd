import { expect } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { test } from './support/reading.ts'

test('map.said, map.numerals, map.apart: a line over the map, numerals of one list alone, and paper between the head’s plate and the map', async ({ page }) => {
  await page.goto('/ospite')
  const said = page.locator('main nav:has(img) p')
  await about('map.said', () => expect.soft(said).toHaveText(/^Scegli un sestiere: .*due luoghi/))
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [plate, map, line] = [(await page.locator('main header img').boundingBox())!, (await page.locator('main nav img').boundingBox())!, (await said.boundingBox())!]
    await about('map.said', () => expect.soft(line.y + line.height, `over the map, at ${width} px`).toBeLessThanOrEqual(map.y))
    if (width !== 768) await about('map.apart', () => expect.soft(map.y - plate.y - plate.height, `at ${width} px`).toBeGreaterThanOrEqual(24))
    if (width === 1280) continue
    const numbered = await page.locator('main ol').evaluateAll((lists) =>
      lists.filter((list) => [...list.querySelectorAll('*')].some((part) => getComputedStyle(part, '::before').content.includes('upper-roman'))).map((list) => list.textContent.slice(0, 20)),
    )
    await about('map.numerals', () => expect.soft(numbered, `numbered at ${width} px`).toEqual([expect.stringMatching(/^Cannaregio/)]))
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await about('map.said', async () => {
    const names = page.locator('main nav:has(img) a')
    const bottoms = await Promise.all([said, names.first()].map(async (part) => part.evaluate((element) => element.getBoundingClientRect().bottom)))
    expect.soft(Math.max(...bottoms), 'the line and a name, from the top of the page').toBeLessThanOrEqual(720)
  })
})

for (const { guide, breadth, shown: part } of readTable('map', 'Halves')) {
  const beyond = Number(breadth) - Number(part)
  test(`map.halves: on a phone, the map of ${guide}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/blog/${guide}`)
    const pieces = page.locator('figure > span:has(img[src*="/mappa"])')
    const shown = await pieces.evaluateAll(
      (parts, whole) => parts.map((part) => {
        const [{ width, left, right, top, bottom }, sheet] = [part.getBoundingClientRect(), part.querySelector('img')!.getBoundingClientRect()]
        return { height: sheet.height, top, bottom, side: getComputedStyle(part, '::before').content, units: Math.round((whole * width) / sheet.width), beyond: [left - sheet.left, sheet.right - right].map((px) => Math.round((whole * px) / sheet.width)) }
      }),
      Number(breadth),
    )
    expect(shown.map(({ units, beyond }) => [units, ...beyond]), 'units of each, and those beyond its left and right').toEqual([[Number(part), 0, beyond], [Number(part), beyond, 0]])
    expect(Math.min(...shown.map(({ height }) => height)), 'px, the lower of the two').toBeGreaterThanOrEqual(240)
    expect(shown.map(({ side }) => /ovest|est/.exec(side)?.[0]), 'what stands over each').toEqual(['ovest', 'est'])
    expect(shown[1]!.top, 'the east, under the west').toBeGreaterThanOrEqual(shown[0]!.bottom)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(pieces.filter({ visible: true }), 'pieces on a tablet').toHaveCount(1)
  })
}

test('map.blocks: the block of each sestiere is its link', async ({ page }) => {
  await page.goto('/ospite')
  const sheet = page.locator('img[src*="/mappa"]')
  await sheet.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await sheet.boundingBox())!
  for (const { sestiere = '', place, across, down } of readTable('map', 'Blocks')) {
    const link = await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.textContent, [x + (width * Number(across)) / 100, y + (height * Number(down)) / 100])
    expect.soft(link, `at ${place}`).toBe(sestiere)
  }
})
