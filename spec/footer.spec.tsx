import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
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

  about('footer.intro', () => expect.soft(all.getByText(/^Esperienze autentiche di affitto breve a Venezia/), 'the words').toBeVisible())
  about('footer.intro', () => expect.soft(words.trim(), 'what opens it').toMatch(/^Esperienze autentiche/))
  about('footer.links', () => expect.soft(found, 'in order').toEqual(readTable('footer')))
  about('footer.no-lab', () => expect.soft(links.filter((one) => /lab/i.test(`${one.textContent} ${one.getAttribute('href')}`)), 'links to it').toEqual([]))
  about('footer.contacts', () => expect.soft(link(fill('{phone}')), 'the number that is called').toHaveAttribute('href', `tel:${fill('{phone}').replace(/[^+\d]/g, '')}`))
  about('footer.contacts', () => expect.soft(link(fill('{email}')), 'the e-mail address').toBeVisible())
  about('footer.contacts', () => expect.soft(all.getByText('Venezia, Italia'), 'the place').toBeVisible())
  about('footer.copyright', () => expect.soft(new Date().getFullYear(), 'the year of the clock').toBe(2031))
  about('footer.copyright', () => expect.soft(words, 'the words').toContain(fill('© 2025 {Product}')))
  about('footer.terms', () => expect.soft(link('Termini di Servizio'), 'where they lead').not.toHaveAttribute('href'))
  about('footer.terms', () => expect.soft(link('Termini di Servizio'), 'what is told of them').toHaveAttribute('aria-disabled', 'true'))
  about('footer.legal', () => expect.soft(words, 'the words').toContain(fill('{legalName}, sede legale: {registeredOffice}. Partita IVA {vatNumber}')))
  about('footer.legal', () => expect(fill('{registeredOffice}'), 'the registered office').toContain('Venezia'))
})
