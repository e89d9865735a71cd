import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const fields = readTable('contact-page', 'Fields')
const main = () => within(screen.getByRole('main'))
const form = () => main().getByRole<HTMLFormElement>('form')
/** What follows the label's own words, the note on the new tab, is left to `contact-page.privacy`. */
const field = (label: string) => main().getByLabelText<HTMLInputElement>((text) => text.startsWith(label))

beforeEach(async () => void (await visit('/contatti')))

test('contact-page.details: e-mail, phone, place', () => {
  for (const [name, address] of [[fill('{email}'), fill('mailto:{email}')], [fill('{phone}'), `tel:${fill('{phone}').replace(/[^+\d]/g, '')}`]] as const) {
    const links = main().getAllByRole('link', { name })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
    expect(links.map((link) => Boolean(link.compareDocumentPosition(form()) & Node.DOCUMENT_POSITION_FOLLOWING)), `${name}: before the form, and after it`).toEqual([true, false])
  }
  expect(main().getByText('Venezia, Italia')).toBeVisible()
})

test('contact-page.hours: those of the table', async () => {
  const table = await within(await main().findByRole('region', { name: 'Orari' })).findByRole('table')
  const rows = within(table).getAllByRole('row')
  const found = rows.map((row) => ({
    days: within(row).getByRole('rowheader').textContent,
    open: within(row).getByRole('cell').textContent,
  }))
  expect(found).toEqual(readTable('contact-page', 'Hours'))
})

test('contact-page.fields: five, in order, by name', () => {
  const names = [...form().elements].map((element) => element.getAttribute('name')).filter(Boolean)
  expect(names).toEqual(fields.map(({ name }) => name))
})

test.each(fields)('contact-page.fields: «$label» labels $name', ({ label, name, type }) => {
  expect(field(label!)).toHaveAttribute('name', name)
  expect(field(label!).type).toBe(type)
})

test.each(fields)('contact-page.rules: $name is required', ({ label, type }) => {
  if (type === 'email') expect(field(label!).type, 'which the browser checks').toBe('email')
  expect(field(label!).required, `«${label}» is required`).toBe(true)
  expect(field(label!).validity.valueMissing).toBe(true)
})

test('contact-page.rules: what is no e-mail address is refused', () => {
  const email = field('Email *')
  fireEvent.change(email, { target: { value: 'anna' } })
  expect(email.validity.typeMismatch, '«anna»').toBe(true)
  fireEvent.change(email, { target: { value: 'anna@example.com' } })
  expect(email.validity.valid, '«anna@example.com»').toBe(true)
})

test('contact-page.rows: the message is 5 rows tall', () => {
  expect(field('Messaggio *')).toHaveAttribute('rows', '5')
})

test('contact-page.answered: in words, after the button', () => {
  expect(within(form()).getByRole('button').nextElementSibling).toHaveTextContent('Rispondiamo negli orari di ufficio.')
})

test('contact-page.privacy: the policy opens in a new tab', () => {
  const policy = within(form()).getByRole('link')
  expect(policy).toHaveAttribute('href', fill('{privacyUrl}'))
  expect(policy).toHaveAttribute('target', '_blank')
  expect(policy).toHaveTextContent('Policy Privacy (si apre in una nuova scheda)')
})

test('contact-page.asterisk: on every label', () => {
  const labels = [...form().querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels.filter((label) => !label.endsWith('*'))).toEqual([])
  expect(labels).toHaveLength(fields.length)
  expect(form(), 'what it stands for').toHaveTextContent('I campi con l’asterisco sono obbligatori.')
})

const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const hint = () => control('message').labels![0]!.nextElementSibling!.textContent
const refuse = () => within(form()).getByRole('button').click()

test.each(readTable('contact-page', 'Messages'))('contact-page.said: $name, «$value»: $message', ({ name = '', value = '', message }) => {
  fireEvent.input(control(name), { target: { value } })
  refuse()
  expect(control(name)).toBeInvalid()
  expect(control(name)).toHaveAttribute('aria-invalid', 'true')
  expect(control(name)).toHaveAccessibleDescription(name === 'message' ? `${message} ${hint()}` : message)
  expect(within(form()).getByText(message!)).toBeVisible()
  expect(control(name).compareDocumentPosition(within(form()).getByText(message!)), 'what is wanted, after the field').toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('contact-page.hint: what to write describes the message, refused or not', () => {
  expect(control('message')).toHaveAccessibleDescription(hint())
  expect(hint()).toMatch(/^\p{Lu}.*\.$/u)
  expect(control('message').compareDocumentPosition(control('message').labels![0]!.nextElementSibling!), 'where it stands, seen from the field').toBe(Node.DOCUMENT_POSITION_PRECEDING)
  refuse()
  fireEvent.input(control('message'), { target: { value: 'Buongiorno' } })
  expect(control('message')).toHaveAccessibleDescription(hint())
})

test('contact-page.said: they go when the field is mended', () => {
  refuse()
  expect(control('name')).toHaveFocus()
  fireEvent.input(control('name'), { target: { value: 'Zoè' } })
  fireEvent.click(control('privacy'))
  for (const name of ['name', 'privacy']) {
    expect(control(name)).not.toHaveAttribute('aria-invalid')
    expect(control(name)).not.toHaveAttribute('aria-describedby')
  }
  expect(within(form()).queryByText('Scrivi il tuo nome.')).not.toBeInTheDocument()
  expect(control('email')).toHaveAccessibleDescription('Scrivi la tua e-mail.')
})

test('contact-page.free: nothing limits what is typed, or sends it another way', () => {
  const limits = ['maxlength', 'minlength', 'pattern', 'readonly', 'disabled', 'list', 'formaction', 'formmethod', 'formnovalidate', 'formtarget', 'formenctype', 'form']
  const limited = [...form().elements].flatMap((element) => limits.filter((name) => element.hasAttribute(name)).map((name) => `${element.getAttribute('name')}: ${name}`))
  expect(limited).toEqual([])
})

test("contact-page.messages: the browser's own check is the only one", () => {
  expect(form()).not.toHaveAttribute('novalidate')
  expect([...form().elements].filter((element) => (element as HTMLInputElement).validity.customError)).toEqual([])
})
