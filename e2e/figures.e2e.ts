import { expect, test } from 'playwright/test'
import { articles } from './support/pages.ts'

const SIDES = ['left', 'top', 'right', 'bottom'] as const

test('figures.cut: the sides of the figures with a sky', async ({ page }) => {
  let figures = 0
  for (const path of articles) {
    await page.goto(path)
    const found = await page.locator('main article svg:has(> .t)').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { x, y, width, height } = picture.getBoundingClientRect()
        const words = [...picture.querySelectorAll('text')].map((word) => word.getBoundingClientRect()).filter(({ width: own }) => own > 0)
        return {
          cut: getComputedStyle(picture).clipPath,
          // From the edge of the picture to the next of its words, in hundredths.
          room: Math.min(100, ...words.flatMap((word) => [(100 * (word.x - x)) / width, (100 * (word.y - y)) / height, (100 * (x + width - word.right)) / width, (100 * (y + height - word.bottom)) / height])),
        }
      }),
    )
    for (const { cut, room } of found) {
      const points = [...cut.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, across, down]) => [Number(across), Number(down)] as const)
      const depths = points.map(([across, down]) => ({ left: across, top: down, right: 100 - across, bottom: 100 - down }))
      for (const side of SIDES) {
        // What lies along a side, the corners among it.
        const along = depths.map((depth) => depth[side]).filter((depth) => depth <= 1)
        expect.soft(new Set(along).size, `${path}: depths of the cut along the side at the ${side}`).toBeGreaterThanOrEqual(3)
      }
      expect.soft(room, `${path}: hundredths between the side and the nearest word`).toBeGreaterThan(1)
    }
    figures += found.length
  }
  expect(figures, 'figures with a sky').toBeGreaterThan(8)
})
