import { expect, test } from 'vitest'
import { accountSteps, euroBars, houseSteps } from './account-steps.ts'
import { profitDefaults } from './profit.ts'
import { yieldDefaults } from './yield.ts'

const texts = (steps: { label: string; text: string }[]) => steps.map(({ label, text }) => `${label} ${text.replace('\u00A0', ' ')}`)
const totals = (steps: { text: string; total?: boolean }[]) => steps.filter(({ total }) => total).map(({ text }) => text.replace('\u00A0', ' '))

test('account-steps: to what is left without VAT, then VAT and fund', () => {
  const steps = accountSteps(profitDefaults, 21)
  expect(texts(steps)).toEqual([
    'Incasso 25.000 €', 'Portale e gestione −5.000 €', 'Cambi e fissi −8.190 €', 'Cedolare −5.250 €', 'Senza IVA 6.560 €', 'IVA e fondo −2.350 €', 'Resta 4.210 €',
  ])
  expect(totals(steps)).toEqual(['6.560 €', '4.210 €'])
})

test('account-steps: a house in the same way', () => {
  const steps = houseSteps(yieldDefaults, 21)
  expect(texts(steps)).toEqual([
    'Entrate 25.000 €', 'Costi −10.000 €', 'Netto 15.000 €', 'Cedolare −5.250 €', 'Senza IVA 9.750 €', 'IVA e fondo −1.910 €', 'Resta 7.840 €',
  ])
  expect(totals(steps)).toEqual(['15.000 €', '9.750 €', '7.840 €'])
})

test('account-steps: bars print their amounts', () => {
  expect(texts(euroBars({ '80 € al 90%': 72, '150 € al 70%': 105 }))).toEqual(['80 € al 90% 72 €', '150 € al 70% 105 €'])
})
