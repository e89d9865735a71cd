import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill } from './support/product.ts'
import { routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

// The welcome dialog, once it is there, hides all else.
const hidden = true
const footer = () => screen.getAllByRole('contentinfo', { hidden }).at(-1)!

// A copy may have been changed on one page only.
const pages = [...routeRows.map(({ path = '' }) => path), '/calle-senza-uscita']

test.each(pages)('footer.intro, footer.links, footer.no-lab, footer.contacts, footer.copyright, footer.terms, footer.legal: at the foot of %s', async (path) => {
  vi.useFakeTimers({ now: new Date('2031-05-01'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  await visit(path)
  const words = footer().textContent.replace(/\s+/g, ' ')
  const links = within(footer()).getAllByRole('link', { hidden }).map((link) => ({ text: link.textContent, target: link.getAttribute('href') ?? '', disabled: link.getAttribute('aria-disabled') }))
  const phone = links.find(({ text }) => text === fill('{phone}'))

  expect.soft(words, 'footer.intro: the words').toContain('Esperienze autentiche di affitto breve a Venezia')
  expect.soft(links.map(({ text, target }) => ({ text, target: target.replace(/^tel:.*/, 'tel:') })), 'footer.links: in order').toEqual(readTable('footer'))
  expect.soft(links.filter(({ text, target }) => /lab/i.test(`${text} ${target}`)), 'footer.no-lab: links to it').toEqual([])
  expect.soft(phone?.target, 'footer.contacts: the number that is called').toBe(`tel:${fill('{phone}').replace(/[^+\d]/g, '')}`)
  expect.soft(links.map(({ text }) => text), 'footer.contacts: the e-mail address').toContain(fill('{email}'))
  expect.soft(within(footer()).queryAllByText('Venezia, Italia').length, 'footer.contacts: times that the place is told').toBe(1)
  expect.soft(new Date().getFullYear(), 'footer.copyright: the year of the clock').toBe(2031)
  expect.soft(words, 'footer.copyright: the words').toContain(fill('© 2025 {Product}'))
  expect.soft(links.filter(({ text }) => text === 'Termini di Servizio'), 'footer.terms: where they lead').toEqual([{ text: 'Termini di Servizio', target: '', disabled: 'true' }])
  expect.soft(words, 'footer.legal: the words').toContain(fill('{legalName}, sede legale: {registeredOffice}. Partita IVA {vatNumber}'))
  expect(fill('{registeredOffice}'), 'footer.legal: the registered office').toContain('Venezia')
})
