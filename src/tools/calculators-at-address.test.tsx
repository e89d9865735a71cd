import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { open, spoken } from './test-tool.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

test.each([
  ['YieldTool', '?valore=300000', /^Rendimento netto: 5%/],
  ['YieldTool', '?valore=nulla&entrate=30000', /^Rendimento netto: 7,5%/],
  ['SunsetTool', '?giorno=2027-06-15', /^Tramonto, 15 giugno 2027: 21:01/],
  ['SunsetTool', '?giorno=2027-02-09', /il sole è già sotto l’orizzonte$/],
  ['SunsetTool', '?giorno=2027-02-11', /il sole è all’orizzonte, ultima luce$/],
  ['SunsetTool', '?giorno=2027-02-15', /il sole è all’orizzonte, ultima luce$/],
  ['LineTool', '?da=Murano&a=Burano', /^Da Murano a Burano: Linea 12\. /],
  ['LineTool', '?da=San+Marco&a=Torcello', /^Da San Marco a Torcello, cambiando a [^,]+(?:, [^,]+)* e Burano: Linea \S+(?:, poi \S+)+\. /],
  ['LineTool', '?da=Atlantide', /Da Ferrovia a Burano/],
])('calculators: %s at %s', (name, search, result) => {
  open(name, search)
  expect(spoken()).toMatch(result)
  expect(location.search).toBe(search)
})

test('calculators: the result is to be copied with the address that leads back to it', () => {
  open('YieldTool', '?valore=300000')
  expect(screen.getByRole('button', { name: 'Copia risultato' }).dataset).toMatchObject({ copy: expect.stringMatching(/^Rendimento netto: 5%/) as string, here: '', done: 'Risultato copiato' })
})

test('calculators: figures stand on the right, the first column on the left', () => {
  const alignments = () =>
    screen.getAllByRole<HTMLTableElement>('table').flatMap(({ rows }) => Array.from(rows, ({ cells }) => Array.from(cells, ({ dataset }) => dataset.align ?? 'left').join(' ')))
  open('YieldTool', '?valore=300000')
  expect(alignments().filter((row) => !/^left( right)+$/.test(row))).toEqual([])
})

test.each([
  ['never', '?prezzo=10&cambio=500', 'maimaimai', /Pareggio: mai$/],
  ['in one night', '?prezzo=20000', '1 notte1 notte1 notte', /Pareggio: 1 notte$/],
])('calculators: a house that pays for itself %s is told so', (_, query, cells, said) => {
  open('ProfitTool', query)
  expect(screen.getByRole('row', { name: /^Pareggio, prima/ })).toHaveTextContent(`Pareggio, prima delle imposte${cells}`)
  expect(screen.getByRole('status')).toHaveTextContent(said)
})
