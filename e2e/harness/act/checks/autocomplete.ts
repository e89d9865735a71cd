import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
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

/** Runs in a prepared page: what its fields say of themselves, those left out that nobody can fill in. */
const readFields = () => {
  const { closestOf, elementsIn, isGone, isShown } = window as unknown as InPage
  const fixed = ':disabled, [type=hidden], [type=button], [type=submit], [type=reset], [type=image], [readonly], [aria-readonly=true]'
  const widgets = /^(?:checkbox|combobox|listbox|radio|searchbox|slider|spinbutton|switch|textbox)\b/
  /** Out of the order of the focus, and of another role than those of fields. */
  const isStatic = (field: Element) => Number(field.getAttribute('tabindex')) < 0 && field.hasAttribute('role') && !widgets.test(field.getAttribute('role')!)
  /** A group says it of all that stands in it. */
  const isFixed = (field: Element) => field.matches(fixed) || closestOf(field, '[aria-disabled=true]') !== null
  return elementsIn(document)
    .filter((field) => field.matches('input, select, textarea') && isShown(field) && !isFixed(field) && !isStatic(field) && !isGone(field))
    .map((field) => ({ value: field.getAttribute('autocomplete')?.trim() ?? '', html: field.outerHTML.slice(0, 120) }))
    .filter(({ value }) => value !== '' && !/^(on|off)$/i.test(value))
}

async function check(page: Page) {
  await prepare(page)
  const wrong = (await page.evaluate(readFields)).filter(({ value }) => !isAutocomplete(value))
  return wrong.map(({ html }) => violation('73f2c2')(`no such purpose: ${html}`))
}

export const autocomplete: Check = { name: 'autocomplete', rules: ['73f2c2'], check }
