import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'

for (const path of kinds) {
  test(`header.sticky: the header stays at the top of ${path} at 1280 and at 390 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 700 })
      for (const part of [0.5, 1]) {
        await page.evaluate((share) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share), part)
        const top = await page.locator('header').first().evaluate((header) => header.getBoundingClientRect().top)
        expect(top, `top of the header at ${part * 100} % of the page, ${width} px wide`).toBe(0)
      }
    }
  })
}

for (const height of [600, 900, 1200]) {
  for (const width of [390, 1280]) {
    test(`hero.height: at least 80 % of a window of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = page.locator('section', { has: page.locator('h1') }) // by its tag: the dialog hides the rest of the page
      expect(await hero.evaluate((section) => parseFloat(getComputedStyle(section).minHeight))).toBeCloseTo(height * 0.8, 1)
      expect((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(height * 0.8)
    })
  }
}

test('hero.fallback: 80vh comes before 80svh', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/min-height: ?80vh;min-height: ?80svh/)
})

for (const { window, dialog } of readTable('responsive', 'Dialog')) {
  test(`dialog.width: ${dialog} px in a window of ${window} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(window), height: 800 })
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await page.getByRole('dialog').boundingBox())!.width).toBe(Number(dialog))
  })
}

test('dialog.plate: seen once, from edge to edge', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const parts = await dialog.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        return { width, height, ratio: image.naturalWidth / image.naturalHeight }
      }),
    ),
  )
  const shown = parts.reduce((sum, { width }) => sum + width, 0)
  expect(shown).toBeCloseTo((await dialog.boundingBox())!.width, 0)
  for (const { height, ratio } of parts) expect(shown / height, 'width by height of what is shown, and of the plate').toBeCloseTo(ratio, 1)
})
