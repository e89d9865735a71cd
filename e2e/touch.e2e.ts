import { expect, test } from 'playwright/test'
import { button, links, menu } from './support/menu.ts'
import { CALCULATOR, headingOf, kinds } from './support/pages.ts'
import { overflow, smallTargets, targets } from './support/sizes.ts'

// What has a finger instead of a pointer takes other rules of a style sheet, and the width that the page names for its window.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

for (const path of kinds) {
  test(`responsive.touch: ${path} under a finger`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(path)
    if (path === '/') await page.getByRole('button', { name: 'Chiudi' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => [innerWidth, matchMedia('(hover: none) and (pointer: coarse)').matches]), 'width of the window, and whether it has a finger alone').toEqual([390, true])
    expect.soft(await overflow(page), 'pixels beside the window').toBe(0)
    expect.soft(await smallTargets(targets(page)), 'smaller than 44 × 44 px').toEqual([])
    if (path === CALCULATOR) {
      const figure = page.getByRole('main').locator('output b').last()
      const before = await figure.innerText()
      const entry = page.locator('main input[inputmode=decimal]').last()
      await entry.tap()
      await expect(page.locator('[data-island^=tool]')).toHaveAttribute('data-awake')
      await entry.fill('20')
      await expect(figure).not.toHaveText(before)
      await expect(figure).toBeInViewport({ ratio: 1 })
    }
    await button(page).tap()
    expect.soft(await smallTargets(menu(page).getByRole('link')), 'links of the open menu that are smaller than 44 × 44 px').toEqual([])
    const next = links.find((link) => link.path !== path && link.path !== '/')!
    await menu(page).getByRole('link', { name: next.text! }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(next.path!))
    await expect(menu(page)).toBeHidden()
  })
}
