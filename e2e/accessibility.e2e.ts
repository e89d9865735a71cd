import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { everyPage } from './support/pages.ts'
import { openPage, startScript } from './support/script.ts'

// Every tag of axe-core but `deprecated`; a rule runs when it has one of them, those that are off by default too.
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'section508', 'ACT']
const looks = readTable('accessibility').map(({ theme, width }) => ({ colorScheme: theme as 'light' | 'dark', width: Number(width) }))
const HEIGHT = 900

/** Audits the page in its present state, in each theme and width. */
async function audit(page: Page, wanted = looks): Promise<void> {
  for (const { colorScheme, width } of wanted) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    // In the page itself: there are no frames, and a page of its own for the report costs as much as the audit.
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags).setLegacyMode().analyze()
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))
    expect.soft(found, `${colorScheme}, ${width} px`).toEqual([])
  }
}

for (const path of everyPage) {
  test(`accessibility.page: axe finds nothing on ${path}`, async ({ page }) => {
    await openPage(page, path)
    await audit(page)
  })
}

test('accessibility.dialog: axe finds nothing with the welcome dialog open', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit(page)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`accessibility.menu: axe finds nothing with the menu open, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    await audit(page, [{ colorScheme, width: 390 }])
  })
}

test('accessibility.form: axe finds nothing after the browser refused the form', async ({ page }) => {
  await page.goto('/contatti')
  await page.getByLabel('Email *').fill('senza chiocciola')
  await page.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await audit(page)
})

test('accessibility.toast: axe finds nothing with a toast shown', async ({ page }) => {
  await page.goto('/blog/mercato-rialto')
  await startScript(page)
  await page.getByRole('button', { name: 'Copia link' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Link copiato' }).hover() // it stays while the pointer is over it
  await audit(page)
})
