import { expect, type Page } from 'playwright/test'
import { startScript } from '../support/script.ts'
import type { Cell } from '../harness/audit/matrix.ts'

// On a busy machine the page becomes idle late.
const SLOWEST_MS = 20_000
const dialog = (page: Page) => page.getByRole('dialog')
const isScripted = ({ mode }: Pick<Cell, 'mode'>) => mode !== 'no JavaScript' && mode !== 'script blocked'

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
}

export async function showTooltip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chiudi' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
}

export async function refuseForm(page: Page): Promise<void> {
  await page.getByLabel('Email *').fill('senza chiocciola')
  await page.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(page.getByLabel('Nome *')).toBeFocused()
}

export async function showToast(page: Page): Promise<void> {
  await startScript(page)
  await page.getByRole('button', { name: 'Copia link' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: /copiato|non lascia copiare/ })
  await expect(toast).toBeVisible()
  await toast.hover() // it stays while the pointer is over it
}

/** The calculator is static until the reader comes near: what is typed before that counts too. */
export async function spoilTool(page: Page): Promise<void> {
  const field = page.locator('main input[inputmode=decimal]').first()
  await field.focus()
  await expect(async () => {
    await field.fill('molto')
    await expect(field).toHaveAttribute('aria-invalid', 'true', { timeout: 500 })
  }).toPass()
}

const acts: Partial<Record<Cell['state'], (page: Page) => Promise<void>>> = {
  'menu open': openMenu,
  'tooltip shown': showTooltip,
  'form invalid': refuseForm,
  'toast shown': showToast,
  'tool in error': spoilTool,
}

/** Brings an opened page to a state; the dialog of the home page is closed where it is not wanted. */
export async function openState(page: Page, { path, mode, state }: Pick<Cell, 'path' | 'mode' | 'state'>): Promise<void> {
  if (path === '/' && isScripted({ mode })) {
    await expect(dialog(page)).toBeVisible({ timeout: SLOWEST_MS })
    if (state !== 'dialog open' && state !== 'tooltip shown') {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  }
  await acts[state]?.(page)
}
