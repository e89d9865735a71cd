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
  const all = within(footer())
  const links = all.getAllByRole('link', { hidden })
  const link = (name: string) => all.getByRole('link', { name, hidden })
  const words = footer().textContent.replace(/\s+/g, ' ')
  const found = links.map((one) => ({ text: one.textContent, target: (one.getAttribute('href') ?? '').replace(/^tel:.*/, 'tel:') }))

  expect.soft(all.getByText(/^Esperienze autentiche di affitto breve a Venezia/), 'footer.intro: the words').toBeVisible()
  expect.soft(found, 'footer.links: in order').toEqual(readTable('footer'))
  expect.soft(links.filter((one) => /lab/i.test(`${one.textContent} ${one.getAttribute('href')}`)), 'footer.no-lab: links to it').toEqual([])
  expect.soft(link(fill('{phone}')), 'footer.contacts: the number that is called').toHaveAttribute('href', `tel:${fill('{phone}').replace(/[^+\d]/g, '')}`)
  expect.soft(link(fill('{email}')), 'footer.contacts: the e-mail address').toBeVisible()
  expect.soft(all.getByText('Venezia, Italia'), 'footer.contacts: the place').toBeVisible()
  expect.soft(new Date().getFullYear(), 'footer.copyright: the year of the clock').toBe(2031)
  expect.soft(words, 'footer.copyright: the words').toContain(fill('© 2025 {Product}'))
  expect.soft(link('Termini di Servizio'), 'footer.terms: where they lead').not.toHaveAttribute('href')
  expect.soft(link('Termini di Servizio'), 'footer.terms: what is told of them').toHaveAttribute('aria-disabled', 'true')
  expect.soft(words, 'footer.legal: the words').toContain(fill('{legalName}, sede legale: {registeredOffice}. Partita IVA {vatNumber}'))
  expect(fill('{registeredOffice}'), 'footer.legal: the registered office').toContain('Venezia')
})
