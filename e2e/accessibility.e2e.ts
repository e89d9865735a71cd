import { expect, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { axeFindings } from './support/axe.ts'
import { sendForm } from './support/contact-form.ts'
import { everyPage } from './support/pages.ts'
import { test } from './support/reading.ts'
import { copyLink, openPage } from './support/script.ts'

const looks = readTable('accessibility').map(({ theme, width, rules }) => ({ colorScheme: theme as 'light' | 'dark', width: Number(width), rules: rules as 'all' | 'of colour' }))
const HEIGHT = 900

/** Audits the page in its present state, in each theme and width. */
async function audit(page: Page, wanted = looks): Promise<void> {
  for (const { colorScheme, width, rules } of wanted) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    expect.soft(await axeFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([])
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

test('accessibility.menu: axe finds nothing with the menu open, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  await audit(page, [{ colorScheme: 'light', width: 390, rules: 'all' }, { colorScheme: 'dark', width: 390, rules: 'all' }])
})

test('accessibility.form: axe finds nothing after the browser refused the form', async ({ page }) => {
  await page.goto('/contatti')
  await page.getByLabel('Email *').fill('senza chiocciola')
  await sendForm(page)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await audit(page)
})

test('accessibility.toast: axe finds nothing with a toast shown', async ({ page }) => {
  await copyLink(page)
  await audit(page)
})
