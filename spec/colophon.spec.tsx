import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { about } from './support/about.ts'
import { fill } from './support/product.ts'
import { routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const readers = readTable('colophon')
const readerOf = ({ author, reader = author === 'Redazione ospiti' ? 'guests' : 'owners' }: Record<string, string>) => readers.find((row) => row.reader === reader)
const pages = routeRows.filter(({ path }) => path !== '/contatti').map((row) => ({ path: row.path!, line: readerOf(row)?.line, area: readerOf(row)?.area }))
const colophon = () => screen.getByRole('main').lastElementChild as HTMLElement
const links = () => within(colophon()).getAllByRole('link').map((link) => link.getAttribute('href'))

describe.each(pages)('$path', ({ path, line, area }) => {
  test('colophon.closes, colophon.hours, colophon.area: as its reader needs it', async () => {
    await visit(path)
    about('colophon.closes', () => expect(colophon()).toHaveTextContent(line!))
    about('colophon.closes', () => expect(within(colophon()).getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti'))
    about('colophon.hours', () => expect(colophon()).toHaveTextContent(/lunedì–venerdì 9:00.?–.?18:00, sabato 9:00.?–.?14:00$|lunedì–venerdì 9:00.?–.?18:00, sabato 9:00.?–.?14:00\D/))
    about('colophon.hours', () => expect(colophon()).not.toHaveTextContent('chiuso'))
    about('colophon.hours', () => expect(within(colophon()).getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:')).map((link) => link.textContent), 'the phone').toEqual([fill('{phone}')]))
    const phone = `tel:${fill('{phone}').replaceAll(' ', '')}`
    about('colophon.area', () => expect(links()).toEqual(['/contatti', phone, ...(area && area !== path ? [area] : [])]))
  })
})

test('colophon.closes: the contact page needs none', async () => {
  await visit('/contatti')
  expect(screen.queryByRole('link', { name: 'Contattaci' })).not.toBeInTheDocument()
  for (const { line } of readers) expect(screen.getByRole('main')).not.toHaveTextContent(line!)
})
