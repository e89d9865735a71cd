import { expect, type Page } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'

/** The fields of the form, what is typed into each, and how it is sent. */
export const fields = (readTable('contact-form') as { field: string; label: string; value: string; wire: string }[]).map((row) => ({ ...row, value: row.value.replaceAll('⏎', '\n') }))

/** Fills in every field and ticks the box. */
export async function fillForm(page: Page): Promise<void> {
  for (const { field, label, value } of fields) {
    if (field === 'privacy') await page.getByLabel(label).press('Space')
    else await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** The fields hold what was typed. */
export async function formHolds(page: Page): Promise<void> {
  for (const { field, label, value } of fields) if (field !== 'privacy') await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}

/** Without waiting for what comes of it: the service may be slow. */
export const sendForm = (page: Page): Promise<void> => page.getByRole('button', { name: 'Invia il messaggio' }).click({ noWaitAfter: true })
