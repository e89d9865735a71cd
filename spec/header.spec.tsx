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

// A copy may have been changed on one page only.
const pages = [...routeRows.map(({ path = '' }) => path), '/calle-senza-uscita']

test.each(pages)('header.links, header.logo: five in order, and the brand that leads home, on %s', async (path) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await visit(path)
  const found = links().map((link) => ({ text: link.textContent, target: link.getAttribute('href') }))
  const wanted = readTable('header', 'Links').map(({ text, target }) => ({ text, target }))
  about('header.links', () => expect.soft(found, 'in order').toEqual(wanted))
  about('header.logo', () => expect(screen.getByRole('link', { name: fill('{Product}') })).toHaveAttribute('href', '/'))
})

/** As the table says; elsewhere none, and the Lab on all its articles. */
const markedOn = (path: string) => (path.startsWith(fill('/{product}-lab/')) ? 'Lab true' : '')
const current = readTable('header', 'Current')
const others = pages.filter((page) => !current.some(({ path }) => path === page)).map((path) => ({ path, marked: markedOn(path) }))

test.each([...current, ...others])('header.current: on $path, «$marked»', async ({ path, marked }) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await visit(path)
  const marks = links().filter((link) => link.hasAttribute('aria-current'))
  expect(marks.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`).join()).toBe(marked)
})

test.each(readTable('header', 'Links'))('header.walk: $text opens «$heading»', async ({ text, heading }) => {
  await visit('/blog')
  await follow(userEvent, headerLink(text!), heading!)
})
