import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

/** Runs in the page: open combo boxes and scroll bars that say what they control, of which there is nothing. */
const readReferences = (): string[] => {
  const all = (root: Document | ShadowRoot): Element[] => [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])])
  return all(document)
    .filter((element) => element.matches('[role=scrollbar], [role=combobox][aria-expanded=true]') && !element.closest('[aria-hidden=true]') && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const named = element.getAttribute('aria-controls')?.match(/\S+/g) ?? []
      return named.length > 0 && named.every((id) => (element.getRootNode() as Document | ShadowRoot).getElementById(id) === null)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

async function check(page: Page) {
  return (await page.evaluate(readReferences)).map((html) => violation('in6db8')(`what it controls is not there: ${html}`))
}

export const references: Check = { name: 'references', rules: ['in6db8'], check }
