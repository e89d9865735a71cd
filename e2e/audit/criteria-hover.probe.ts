import { expect, test, type Page } from 'playwright/test'
import { openPage, startScript } from '../support/script.ts'
import { judged } from './judged.ts'
import { openState } from './stage.ts'

/** How many elements of the page can be seen. */
const seen = (page: Page): Promise<number> => page.evaluate(() => [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length)

test('criteria.1.4.13: what the pointer brings up goes away by Escape', async ({ page }) => {
  test.setTimeout(600_000)
  // What comes and goes with the scrolling is no answer to the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page) // what the script adds as it starts is no answer to the pointer
    await page.mouse.move(0, 0)
    const before = await seen(page)
    for (const control of await page.locator('a[href]:visible, button:visible, [title]:visible, [aria-describedby]:visible').all()) {
      if (((await control.boundingBox())?.x ?? -1) < 0) continue // the skip link, out of sight until it has the focus
      await control.hover({ force: true })
      if ((await seen(page)) === before) continue
      await page.keyboard.press('Escape')
      expect.soft(await seen(page), `${path}: after Escape over ${await control.evaluate((element) => element.outerHTML.slice(0, 80))}`).toBe(before)
    }
    expect.soft(before, path).toBeGreaterThan(10)
  }
})

test('criteria.1.4.13: the tooltip stays under the pointer, goes away by Escape, and comes with the focus', async ({ page }) => {
  await openState(page, '/', 'tooltip shown')
  const tip = (await page.getByText('Chiudi', { exact: true }).first().boundingBox())!
  await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2, { steps: 5 })
  await expect(page.getByRole('tooltip')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(page.getByRole('dialog'), 'Escape takes the tooltip away first').toBeVisible()
})
