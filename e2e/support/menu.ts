import type { Page } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'

/** The five links, as the header's table has them. */
export const links = readTable('header', 'Links').map((row): Record<string, string> => ({ text: row.text!, path: row.target! }))
export const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Principale' })
