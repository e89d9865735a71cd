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

for (const { guide, breadth } of readTable('map', 'Halves')) {
  test(`map.halves: on a phone, the map of ${guide}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/blog/${guide}`)
    const pieces = page.locator('figure > picture:has(img[src*="/mappa"])')
    const shown = await pieces.evaluateAll((parts) => {
      // Chromium tells of both the address of the one that came first.
      const addressOf = (part: Element) => (matchMedia(part.querySelector('source')!.media).matches ? part.querySelector('source')!.srcset : part.querySelector('img')!.src)
      return parts.map((part) => {
        const [{ top, bottom }, image] = [part.getBoundingClientRect(), part.querySelector('img')!]
        const { x, width, height } = image.getBoundingClientRect()
        return { height, top, bottom, from: [x, width], piece: addressOf(part).split('-').at(-1), shape: width / height - Number(image.getAttribute('width')) / Number(image.getAttribute('height')), said: getComputedStyle(part, '::before').content }
      })
    })
    expect(shown.map(({ piece, said }) => [piece, /ovest|est/.exec(said)?.[0]]), 'each, and what stands over it').toEqual([['ovest', 'ovest'], ['est', 'est']])
    for (const { height, from, shape } of shown) {
      expect(height, 'px').toBeGreaterThanOrEqual(240)
      expect(from, 'from the left of the window, and how wide').toEqual([0, 390])
      expect(shape, 'its shape, less that of the piece').toBeCloseTo(0)
    }
    expect(shown[1]!.top, 'the east, under the west').toBeGreaterThanOrEqual(shown[0]!.bottom)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(pieces.filter({ visible: true }), 'pieces on a tablet').toHaveCount(1)
    const whole = await pieces.filter({ visible: true }).evaluate((part) => {
      const [{ width, height }, source] = [part.querySelector('img')!.getBoundingClientRect(), part.querySelector('source')!]
      return { breadth: source.getAttribute('width'), shape: width / height - source.width / source.height }
    })
    expect(whole, 'the whole piece').toEqual({ breadth, shape: expect.closeTo(0) })
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
