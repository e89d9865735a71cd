import { expect, test } from 'playwright/test'
import { button, links, menu } from './support/menu.ts'

test('menu.wide: from 640 px the links stand in the header, without a button', async ({ page }) => {
  for (const [width, isWide] of [[639, false], [640, true], [1920, true]] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    await expect(button(page), `button at ${width} px`).toBeVisible({ visible: !isWide })
    await expect(menu(page).getByRole('link'), `links at ${width} px`).toHaveCount(isWide ? 5 : 0)
    if (!isWide) continue
    const rows = await menu(page).locator('a').evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size)
    expect(rows, `rows of links at ${width} px`).toBe(1)
  }
})

test('menu.wide: the open menu of a phone that is turned, down the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('#menu:popover-open'), 'menus that stay open').toHaveCount(0)
  await expect(button(page)).toBeHidden()
  await expect(menu(page).getByRole('link')).toHaveText(links.map(({ text }) => text!))
  const header = (await page.getByRole('banner').boundingBox())!
  for (const link of await menu(page).getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    const { y, height } = (await link.boundingBox())!
    expect(y, 'top of a link, in the header').toBeGreaterThanOrEqual(header.y)
    expect(y + height, 'foot of a link, in the header').toBeLessThanOrEqual(header.y + header.height)
  }
})
