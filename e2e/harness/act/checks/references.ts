import type { Page } from 'playwright/test'
import type { InPage } from '../../page/in-page.ts'
import { askTold } from '../../page/told.ts'
import { type Check, violation } from '../check.ts'

/** Runs on an element: whether it is open, and whether it says what it controls and nothing of it is there. */
function readControlled(this: Element) {
  const controlled = (window as unknown as InPage).referredBy(this, 'aria-controls')
  return { html: this.outerHTML.slice(0, 120), isOpen: this.getAttribute('aria-expanded') === 'true', isLost: controlled.length > 0 && controlled.every((one) => one === null) }
}

async function check(page: Page) {
  const told = await askTold(page, (role) => role === 'scrollbar' || role === 'combobox', readControlled)
  const lost = told.filter(({ role, answer }) => answer.isLost && (role === 'scrollbar' || answer.isOpen))
  return lost.map(({ answer }) => violation('in6db8')(`what it controls is not there: ${answer.html}`))
}

export const references: Check = { name: 'references', rules: ['in6db8'], check }
