import { expect, type Page } from 'playwright/test'
import { performAll } from '../harness/page/steps.ts'
import { states } from '../site/states.ts'
import { sendForm } from './contact-form.ts'
import { CALCULATOR } from './pages.ts'
import { startScript } from './script.ts'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Visits every state of the site: answer and fault of a tool, dialog, tooltip, navigation, toast, text left and found again, form, menu; tells the signs that the script of the dialog draws. */
export async function tour(page: Page): Promise<{ signs: string[] }> {
  await page.goto(CALCULATOR)
  for (const state of ['tool answered', 'tool in error']) await performAll(page, states[state]!.steps, state)
  await page.goto('/blog/prezzo-affitti-brevi')
  await startScript(page)
  await page.getByRole('link', { name: 'Proprietario' }).first().click()
  await heading(page, 'Area Proprietari')
  await page.goBack()
  await expect(page.locator('[aria-labelledby=indice] + div p').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect(page.getByText('Link copiato')).toBeVisible()
  await page.getByRole('link', { name: 'Contatti' }).first().click()
  await heading(page, 'Contatti')
  await sendForm(page)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Lab' }).click()
  await expect(page).toHaveURL(/-lab$/)
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  const signs = await page.getByRole('dialog').locator('use').evaluateAll((all) => all.map((sign) => new URL(sign.getAttribute('href')!, location.href).href))
  await page.getByRole('button', { name: 'Chiudi' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Chiudi')
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return { signs }
}
