import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CommissionsTool } from './CommissionsTool.tsx'
import { ContractTool } from './ContractTool.tsx'
import { LineTool } from './LineTool.tsx'
import { PriceTool } from './PriceTool.tsx'
import { ProfitTool } from './ProfitTool.tsx'
import { SunsetTool } from './SunsetTool.tsx'
import { YieldTool } from './YieldTool.tsx'

beforeEach(() => history.replaceState(null, '', '/articolo'))

const tools = { CommissionsTool, ContractTool, LineTool, PriceTool, ProfitTool, SunsetTool, YieldTool }
const open = (name: string) => {
  const Tool = tools[name as keyof typeof tools]
  return render(<Tool />)
}

const NEGATIVE = 'Il numero non può essere negativo.'
const UNREADABLE = 'Scrivi un numero, per esempio 1.250.'
const ZERO = 'Il numero deve essere maggiore di zero.'

const value = 'Valore dell’immobile in euro'
const nights = 'Notti vendute in un anno'

test.each([
  ['YieldTool', value, '', UNREADABLE],
  ['YieldTool', value, 'molto', UNREADABLE],
  ['YieldTool', value, '0', ZERO],
  ['YieldTool', value, '-1', NEGATIVE],
  ['YieldTool', value, '9999999999', 'Il numero può essere al massimo 1.000.000.000\u00A0€.'],
  ['YieldTool', 'Di cui, senza IVA, canale e gestione in euro', '10.001', 'Canale e gestione sono una parte dei costi: non possono superarli.'],
  ['CommissionsTool', 'Prenotazioni dirette in %', '101', 'Il numero può essere al massimo 100%.'],
  ['ProfitTool', nights, '366', 'Il numero può essere al massimo 365\u00A0notti.'],
  ['ProfitTool', 'Commissione del portale in %', '101', 'Il numero può essere al massimo 100%.'],
  ['ProfitTool', nights, '1,5', 'Scrivi un numero intero, senza virgola.'],
  ['ProfitTool', 'Notti di un soggiorno, in media', '0,5', 'Il numero deve essere almeno 1\u00A0notte.'],
  ['PriceTool', 'Notti del soggiorno', '0.5', 'Il numero deve essere almeno 1\u00A0notte.'],
  ['ContractTool', 'Durata', '121', 'Il numero può essere al massimo 120\u00A0mesi.'],
  ['PriceTool', 'Occupazione attesa in %', '-5', NEGATIVE],
  ['SunsetTool', 'Giorno', '', 'Scegli un giorno che esiste, per esempio 15/10/2027.'],
  ['SunsetTool', 'Giorno', '1949-12-31', 'Scegli un giorno fra il 1950 e il 2100.'],
  ['LineTool', 'Fermata di arrivo', 'Ferrovia', 'Partenza e arrivo sono la stessa fermata: scegline un’altra.'],
  ['LineTool', 'Corse in tutto', '0', ZERO],
])('impossible input: %s, %s = «%s»', (name, label, text, message) => {
  open(name)
  const field = screen.getByLabelText(label)
  fireEvent.input(field, { target: { value: text } })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(message)
  const [heard, seen] = screen.getByRole('status').children
  expect(heard?.textContent).toBe(`Nessun risultato. ${message}`)
  expect(seen).toHaveAttribute('aria-hidden', 'true')
  expect(location.search).toBe('')
})

test('impossible input: the message goes when the field is mended', () => {
  render(<YieldTool />)
  const field = screen.getByLabelText(value)
  fireEvent.input(field, { target: { value: '' } })
  fireEvent.input(field, { target: { value: '100.000' } })
  expect(field).toBeValid()
  expect(field).not.toHaveAccessibleDescription()
  expect(screen.getByRole('status')).toHaveTextContent('Rendimento netto 15%')
})

/** The same sequence in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function* random(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

const pieces = ['0', '1', '9', '25', '.000', ',', '.', '-', '−', ' ', '€', '%', 'e9', 'NaN', 'Infinity', '1e400', 'x']

test.each(Object.keys(tools).filter((name) => name !== 'SunsetTool'))(
  'impossible input: %s never shows NaN, Infinity or a blank, whatever is typed',
  (name) => {
    const { container } = open(name)
    const chance = random(1797)
    const pick = (count: number) => Math.floor(chance.next().value! * count)
    const fields = screen.getAllByRole('textbox')
    for (let round = 0; round < 60; round++) {
      const text = Array.from({ length: pick(5) }, () => pieces[pick(pieces.length)]).join('')
      fireEvent.input(fields[pick(fields.length)]!, { target: { value: text } })
      expect(container.textContent, text).not.toMatch(/NaN|Infinity|∞|undefined|null/)
      expect(screen.getByRole('status').textContent.trim().length, text).toBeGreaterThan(15)
      expect(Array.from(container.querySelectorAll('td'), (cell) => cell.textContent)).not.toContain('')
    }
  },
)
