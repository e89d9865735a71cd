import { expect, test, type Page } from 'playwright/test'
import { sendForm } from './support/contact-form.ts'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'

type Part = [selector: string, property: string, pseudo?: string]

const BOX = '[name=privacy]'
const edge: Part = [BOX, 'border-top-color']
const filling: Part = [BOX, 'background-color']
const tick: Part = [BOX, 'background-color', '::before']
const panel: Part = ['form[method=post]', 'background-color']

const colorOf = (page: Page, [selector, property, pseudo]: Part) =>
  page.locator(selector).evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [property, pseudo])

/** WCAG's contrast of two colours as the browser computed them. */
async function contrastOf(page: Page, one: Part, other: Part): Promise<number> {
  const [first = 0, second = 0] = [await colorOf(page, one), await colorOf(page, other)].map((color) => luminance(channelsOf(color)))
  return contrast(first, second)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form-in-browser.box: edge, tick and fault can be told from what is around, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contatti')
    expect(await contrastOf(page, edge, panel), 'empty: edge').toBeGreaterThanOrEqual(3)
    await sendForm(page)
    expect(await contrastOf(page, edge, panel), 'refused: edge').toBeGreaterThanOrEqual(3)
    await page.locator(BOX).press('Space')
    expect(await contrastOf(page, filling, panel), 'ticked: filling').toBeGreaterThanOrEqual(3)
    expect(await contrastOf(page, tick, filling), 'ticked: tick').toBeGreaterThanOrEqual(3)
  })

  test(`form-in-browser.marks: focus and fault have colours of their own, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contatti')
    await sendForm(page)
    for (const field of ['[name=name]', BOX]) {
      await page.locator(field).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      const [ring, fault] = [await colorOf(page, [field, 'outline-color']), await colorOf(page, [field, 'border-top-color'])]
      await expect(page.locator(field)).toHaveCSS('outline-style', 'solid')
      expect(ring, `${field}: the ring is not of the fault’s colour`).not.toBe(fault)
      expect(fault, `${field}: the fault has the colour of its words`).toBe(await colorOf(page, ['#name-errore', 'color']))
    }
  })
}

test('form-in-browser.box: with forced colours it is the browser’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contatti')
  await expect(page.locator(BOX)).not.toHaveCSS('appearance', 'none')
})
