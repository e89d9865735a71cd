import { expect, type Locator, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { axeFindings } from './support/axe.ts'
import { sendForm } from './support/contact-form.ts'
import { everyPage } from './support/pages.ts'
import { test } from './support/reading.ts'
import { copyLink, openPage } from './support/script.ts'

const looks = readTable('accessibility').map(({ theme, width, rules }) => ({ colorScheme: theme as 'light' | 'dark', width: Number(width), rules: rules as 'all' | 'of colour' }))
const HEIGHT = 900

/** Audits the page in its present state, in each theme and width, as long as that which is to be seen in it is. */
async function audit(page: Page, seen: Locator, wanted = looks): Promise<void> {
  for (const { colorScheme, width, rules } of wanted) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    await expect(seen, `${colorScheme}, ${width} px`).toBeVisible()
    expect.soft(await axeFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([])
  }
}

for (const path of everyPage) {
  test(`accessibility.page: axe finds nothing on ${path}`, async ({ page }) => {
    await openPage(page, path)
    await audit(page, page.getByRole('heading', { level: 1 }))
  })
}

test('accessibility.dialog: axe finds nothing with the welcome dialog open', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await audit(page, dialog)
})

test('accessibility.menu: axe finds nothing with the menu open, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await expect(menu).toBeVisible()
  await audit(page, menu, [{ colorScheme: 'light', width: 390, rules: 'all' }, { colorScheme: 'dark', width: 390, rules: 'all' }])
})

test('accessibility.form: axe finds nothing after the browser refused the form', async ({ page }) => {
  await page.goto('/contatti')
  await page.getByLabel('Email *').fill('senza chiocciola')
  await sendForm(page)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await audit(page, page.getByLabel('Nome *'))
})

test('accessibility.toast: axe finds nothing with a toast shown', async ({ page }) => {
  for (const look of looks) {
    // In a window of another size the toast is not where the pointer keeps it, and goes.
    await page.setViewportSize({ width: look.width, height: HEIGHT })
    await audit(page, await copyLink(page), [look])
  }
})
