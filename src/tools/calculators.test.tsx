import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { COSTS, open, spoken } from './test-tool.tsx'

async function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text)
  await userEvent.clear(field)
  return text === '' ? undefined : userEvent.type(field, text)
}

beforeEach(() => history.replaceState(null, '', '/'))

test.each([
  ['YieldTool', 'Rendimento netto: 7,5%. Netto, dopo IVA, fondo e cedolare al 21%: 3,9%'],
  ['CommissionsTool', 'Ti restano, con la gestione al 5%: 21.125 €. Canale e gestione costano 3.875 € (15,5% dei ricavi). Con un’agenzia (25%) e lo stesso portale resterebbero 16.125 €.'],
  ['ProfitTool', 'Resta, prima delle imposte: 11.810 €. Resta, dopo IVA, cedolare al 21% e fondo: 4.210 €. Pareggio: 91 notti'],
  ['ContractTool', 'Il contratto: Locazione transitoria. Si registra entro 30 giorni. Se l’esigenza manca, il giudice può trasformarla in 4+4.'],
  ['PriceTool', 'A notte, da provare: 135–165 €. Ricavo per notte disponibile: 95–116 €. Pavimento: 58 €'],
  ['LineTool', 'Da Ferrovia a Burano, cambiando a Murano: Linea 3, poi 12. Biglietto 48 ore: 35 €. Altrimenti 4 biglietti da 75 minuti: 38 €'],
])('calculators: %s shows the result for the default input', (name, result) => {
  open(name)
  expect(spoken()).toBe(result)
  expect(location.search).toBe('')
})

test.each([
  ['YieldTool', COSTS, '25.000', /^Rendimento netto: 0%/, /valore=200000&entrate=25000&costi=25000/],
  ['CommissionsTool', 'Prenotazioni dirette in %', '100', /costano 1.250 € \(5% dei ricavi\)/, /dirette=100/],
  ['CommissionsTool', 'Prenotazioni dirette in %', '80', /costano 2.000 € \(8% dei ricavi\)/, /dirette=80/],
  ['ProfitTool', 'Notti vendute in un anno', '0', /^Resta, prima delle imposte: −3.500 €/, /notti=0/],
  ['ProfitTool', 'Commissione del portale in %', '0', /imposte: 15.560 €/, /portale=0/],
  ['ProfitTool', 'Notti di un soggiorno, in media', '2,5', /imposte: 10.900 €/, /soggiorno=2%2C5/],
  ['ContractTool', 'Durata', '18', /^Il contratto: Locazione transitoria/, '?motivo=need&durata=18&misura=months'],
  ['ContractTool', 'Durata', '19', /^Il contratto: Locazione ordinaria/, /durata=19/],
  ['PriceTool', 'Occupazione attesa in %', '81', /: 149–182 €/, /occupazione=81/],
  ['PriceTool', 'Notti del soggiorno', '1', /: 143–165 €.*Pavimento: 143 €$/, /notti=1/],
  ['PriceTool', 'Stagione', 'high', /: 169–206 €/, /stagione=high/],
  ['LineTool', 'Fermata di arrivo', 'Burano', /cambiando a Murano: Linea 3, poi 12/, /da=Ferrovia&a=Burano/],
])('calculators: %s, %s = %s', async (name, label, text, result, query) => {
  open(name)
  await type(label, text)
  expect(spoken()).toMatch(result)
  expect(location.search).toMatch(query)
  expect(history.state).toEqual({ key: 'router' })
})

test.each([
  ['YieldTool', COSTS, '9.000'],
  ['ProfitTool', 'Notti vendute in un anno', '150'],
  ['CommissionsTool', 'Prenotazioni dirette in %', '50'],
])('tools.own: the table of %s comes with the reader’s own figures', async (name, label, text) => {
  open(name)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await type(label, text)
  expect(screen.getByRole('table')).toBeVisible()
})

test('calculators: VAT is added by a tick', async () => {
  open('CommissionsTool')
  await userEvent.click(screen.getByLabelText('Aggiungi l’IVA al 22%'))
  expect(spoken()).toMatch(/\(18,9% dei ricavi\)/)
  expect(location.search).toMatch(/iva=si$/)
})

test('calculators: what direct bookings pay by card is added by a tick', async () => {
  open('CommissionsTool')
  await userEvent.click(screen.getByLabelText(/^Le dirette pagano con carta: 1,5% e 0,25.€ l’una$/))
  expect(spoken()).toMatch(/costano 3.993 € \(16% dei ricavi\)/)
})

test('calculators: Enter sends nothing anywhere', () => {
  open('YieldTool')
  expect(fireEvent.submit(screen.getByLabelText(COSTS).closest('form')!)).toBe(false)
})
