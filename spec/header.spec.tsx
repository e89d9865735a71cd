import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { fill } from './support/product.ts'
import { routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'
import { follow, headerLink } from './support/follow.ts'

const links = () => within(screen.getByRole('navigation', { name: 'Principale' })).getAllByRole('link')

/** As the table says; elsewhere none, and the Lab on all its articles. */
const current = new Map(readTable('header', 'Current').map(({ path, marked }) => [path!, marked!]))
const markedOn = (path: string) => current.get(path) ?? (path.startsWith(fill('/{product}-lab/')) ? 'Lab true' : '')

// A copy may have been changed on one page only.
const pages = new Set([...routeRows.map(({ path }) => path!), ...current.keys()])

test.each([...pages])('header.links, header.logo, header.current: five in order, the brand that leads home, and where one is, on %s', async (path) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await visit(path)
  const found = links()
  const wanted = readTable('header', 'Links').map(({ text, target }) => ({ text, target }))
  about('header.links', () => expect.soft(found.map((link) => ({ text: link.textContent, target: link.getAttribute('href') })), 'in order').toEqual(wanted))
  const brand = screen.getByRole('link', { name: fill('{Product}') })
  about('header.logo', () => expect.soft(brand).toHaveAttribute('href', '/'))
  about('header.logo', () => expect.soft([...brand.childNodes].map(({ nodeName }) => nodeName), 'a mark, then the name').toEqual(['svg', '#text']))
  const marks = found.filter((link) => link.hasAttribute('aria-current'))
  about('header.current', () => expect(marks.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`).join()).toBe(markedOn(path)))
})

test.each(readTable('header', 'Links'))('header.walk: $text opens «$heading»', async ({ text, heading }) => {
  await visit('/blog')
  await follow(userEvent, headerLink(text!), heading!)
})
