import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { sendForm } from './support/contact-form.ts'
import { test } from './support/reading.ts'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'

type Part = [selector: string, property: string, pseudo?: string]

const BOX = '[name=privacy]'
const edge: Part = [BOX, 'border-top-color']
const filling: Part = [BOX, 'background-color']
const tick: Part = [BOX, 'background-color', '::before']
const panel: Part = ['form[method=post]', 'background-color']

const colorOf = (page: Page, [selector, property, pseudo]: Part) =>
  page.locator(selector).evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [property, pseudo])

/** Two parts can be told from each other, by WCAG's contrast of their colours as the browser computed them. */
const areTold = (page: Page, state: string, one: Part, other: Part) =>
  about('form-in-browser.box', async () => {
    const [first = 0, second = 0] = [await colorOf(page, one), await colorOf(page, other)].map((color) => luminance(channelsOf(color)))
    expect(contrast(first, second), state).toBeGreaterThanOrEqual(3)
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form-in-browser.box, form-in-browser.marks: edge, tick and fault can be told from what is around, the focus from the fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contatti')
    await areTold(page, 'empty: edge', edge, panel)
    await sendForm(page)
    await areTold(page, 'refused: edge', edge, panel)
    for (const field of ['[name=name]', BOX]) {
      await page.locator(field).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      const [ring, fault] = [await colorOf(page, [field, 'outline-color']), await colorOf(page, [field, 'border-top-color'])]
      await about('form-in-browser.marks', async () => {
        await expect(page.locator(field)).toHaveCSS('outline-style', 'solid')
        expect(ring, `${field}: the ring is not of the fault’s colour`).not.toBe(fault)
        expect(fault, `${field}: the fault has the colour of its words`).toBe(await colorOf(page, ['#name-errore', 'color']))
      })
    }
    await page.locator(BOX).press('Space')
    await areTold(page, 'ticked: filling', filling, panel)
    await areTold(page, 'ticked: tick', tick, filling)
  })
}

test('form-in-browser.box: with forced colours it is the browser’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contatti')
  await expect(page.locator(BOX)).not.toHaveCSS('appearance', 'none')
})
