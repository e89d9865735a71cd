import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from './support/product.ts'
import { articleRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const readers = readTable('colophon')
const readerOf = (author?: string) => readers.find(({ reader }) => reader === (author === 'Redazione ospiti' ? 'guests' : 'owners'))!
const screens = readers.flatMap(({ line, area, pages }) => pages!.split(', ').map((path) => ({ path, line, area })))
const articles = articleRows.map(({ path = '', author }) => ({ path, line: readerOf(author).line, area: readerOf(author).area }))
const colophon = () => screen.getByRole('main').lastElementChild as HTMLElement
const links = () => within(colophon()).getAllByRole('link').map((link) => link.getAttribute('href'))

describe.each([...screens, ...articles])('$path', ({ path, line, area }) => {
  test('colophon.closes, colophon.hours, colophon.area: as its reader needs it', async () => {
    await visit(path)
    expect(colophon(), 'colophon.closes').toHaveTextContent(line!)
    expect(within(colophon()).getByRole('link', { name: 'Contattaci' }), 'colophon.closes').toHaveAttribute('href', '/contatti')
    expect(colophon(), 'colophon.hours').toHaveTextContent(/lunedì–venerdì 9:00.?–.?18:00, sabato 9:00.?–.?14:00$|lunedì–venerdì 9:00.?–.?18:00, sabato 9:00.?–.?14:00\D/)
    expect(colophon(), 'colophon.hours').not.toHaveTextContent('chiuso')
    const phone = `tel:${fill('{phone}').replaceAll(' ', '')}`
    expect(links(), 'colophon.area').toEqual(['/contatti', phone, ...(area && area !== path ? [area] : [])])
  })
})

test('colophon.closes: the contact page needs none', async () => {
  await visit('/contatti')
  expect(screen.queryByRole('link', { name: 'Contattaci' })).not.toBeInTheDocument()
})
