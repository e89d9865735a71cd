import { expect, test } from 'playwright/test'
import { button, links, menu } from './support/menu.ts'
import { headingOf, kinds } from './support/pages.ts'
import { overflow } from './support/sizes.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** As one of before 2023 would take it: the attribute says nothing, and the rules for it hold. Without the page's script, whose dialog would lie over it. */
test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    if (kind === 'script') return route.abort()
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue()
    try {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replace(' popover="auto"', '').replaceAll('@supports not selector(:popover-open)', '@media all') })
    } catch {
      // A page that is left waits for nothing any more.
    }
  })
})

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const path of kinds) {
  test(`menu.older: the links of ${path} where no popover is known`, async ({ page }) => {
    await page.goto(path)
    await expect(button(page)).toBeHidden()
    const found = menu(page).getByRole('link')
    await expect(found).toHaveText(links.map(({ text }) => text!))
    for (const link of await found.all()) await expect.soft(link).toBeInViewport({ ratio: 1 })
    expect.soft(await overflow(page), 'wider than the window').toBe(0)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.getByRole('banner'), 'the header, once the page is scrolled').not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await found.last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(links.at(-1)!.path!))
  })
}
