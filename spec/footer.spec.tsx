import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from './support/product.ts'
import { routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const footer = () => screen.getAllByRole('contentinfo').at(-1)!
const links = () => within(footer()).getAllByRole('link')

// A copy may have been changed on one page only.
const pages = [...routeRows.map(({ path = '' }) => path), '/calle-senza-uscita']

describe.each(pages)('on %s', (path) => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2031-05-01'), toFake: ['Date'] })
    vi.spyOn(console, 'error').mockReturnValue()
    await visit(path)
  })

  test('footer.intro: authentic short rentals in Venice', () => {
    expect(within(footer()).getByText(/^Esperienze autentiche di affitto breve a Venezia/)).toBeVisible()
  })

  test('footer.links: those of the table, in order', () => {
    const found = links().map((link) => ({ text: link.textContent, target: (link.getAttribute('href') ?? '').replace(/^tel:.*/, 'tel:') }))
    expect(found).toEqual(readTable('footer'))
  })

  test('footer.no-lab: no link leads to the Lab', () => {
    expect(links().filter((link) => /lab/i.test(`${link.textContent} ${link.getAttribute('href')}`))).toEqual([])
  })

  test('footer.contacts: e-mail, phone with its digits, place', () => {
    const phone = within(footer()).getByRole('link', { name: fill('{phone}') })
    expect(phone).toHaveAttribute('href', `tel:${fill('{phone}').replace(/[^+\d]/g, '')}`)
    expect(within(footer()).getByRole('link', { name: fill('{email}') })).toBeVisible()
    expect(within(footer()).getByText('Venezia, Italia')).toBeVisible()
  })

  test('footer.copyright: 2025, in 2031 too', () => {
    expect(new Date().getFullYear()).toBe(2031)
    expect(footer()).toHaveTextContent(fill('© 2025 {Product}'))
  })

  test('footer.terms: a link without destination', () => {
    const terms = within(footer()).getByRole('link', { name: 'Termini di Servizio' })
    expect(terms).not.toHaveAttribute('href')
    expect(terms).toHaveAttribute('aria-disabled', 'true')
  })

  test('footer.legal: registered office and VAT number', () => {
    expect(footer()).toHaveTextContent(fill('{legalName}, sede legale: {registeredOffice}. Partita IVA {vatNumber}'))
    expect(fill('{registeredOffice}')).toContain('Venezia')
  })
})
