import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

const simple = 'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo'
const ofContact = 'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'

const [fields, contacts] = [simple, ofContact].map((list) => new Set(list.split(' '))) as [Set<string>, Set<string>]

/** The order that HTML gives: section, shipping or billing, home or work, field, webauthn. */
export function isAutocomplete(value: string): boolean {
  const words = value.toLowerCase().trim().split(/\s+/)
  if (words[0]!.startsWith('section-')) words.shift()
  if (/^(shipping|billing)$/.test(words[0] ?? '')) words.shift()
  const kind = /^(home|work|mobile|fax|pager)$/.test(words[0] ?? '') ? words.shift() : undefined
  const field = words.shift() ?? ''
  if (words[0] === 'webauthn') words.shift()
  return words.length === 0 && (contacts.has(field) || (kind === undefined && fields.has(field)))
}

/** Runs in the page: what its fields say of themselves, those left out that nobody can fill in. */
const readFields = () =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => field.checkVisibility({ visibilityProperty: true }) && !field.matches(':disabled, [aria-disabled=true], [type=hidden], [type=button], [type=submit], [type=reset], [readonly][tabindex="-1"]'))
    .map((field) => ({ value: field.getAttribute('autocomplete')?.trim() ?? '', html: field.outerHTML.slice(0, 120) }))
    .filter(({ value }) => value !== '' && !/^(on|off)$/i.test(value))

async function check(page: Page) {
  const wrong = (await page.evaluate(readFields)).filter(({ value }) => !isAutocomplete(value))
  return wrong.map(({ html }) => violation('73f2c2')(`no such purpose: ${html}`))
}

export const autocomplete: Check = { name: 'autocomplete', rules: ['73f2c2'], check }
