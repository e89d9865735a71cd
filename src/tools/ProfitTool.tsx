import { Suspense } from 'react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { changeovers } from './changeover.ts'
import { type VatOn, VAT } from './commissions.ts'
import { about, number, wholeEuros } from './format.ts'
import { late } from './late.ts'
import { account, breakEvenNights, profitDefaults, profitProblems, profitTaxRates, type ProfitInput, type Terms } from './profit.ts'
import { Rest } from './Pole.tsx'
import type { Result } from './Result.tsx'
import { type TableRow, ToolTable } from './ToolTable.tsx'
import { useTool } from './use-tool.ts'

const model = {
  names: {
    price: 'prezzo',
    nights: 'notti',
    nightsPerStay: 'soggiorno',
    platformRate: 'portale',
    managementRate: 'gestione',
    changeoverCost: 'cambio',
    fixedCosts: 'fissi',
    reserveRate: 'fondo',
  },
  defaults: profitDefaults,
  problems: profitProblems,
}

const ProfitPoles = late(async () => (await import('./ProfitPoles.tsx')).ProfitPoles)

const [firstHome] = profitTaxRates
const columns: readonly { head: string; vat: VatOn }[] = [
  { head: 'Senza IVA', vat: 'nothing' },
  { head: 'IVA sul portale', vat: 'platform' },
  { head: 'IVA su tutto', vat: 'all' },
]

const breakEven = (input: ProfitInput, terms: Terms) => {
  const nights = breakEvenNights(input, terms)
  return nights === 'never' ? 'mai' : `${number(nights)}\u00A0${nights === 1 ? 'notte' : 'notti'}`
}

const leftOf = (input: ProfitInput, terms: Terms) => wholeEuros(account(input, terms).left)

function rowsOf(input: ProfitInput): TableRow[] {
  const row = (name: string, cell: (terms: Terms) => string): TableRow => [name, ...columns.map(({ vat }) => cell({ vat }))]
  return [
    row(`Portale e gestione, ${about(input.platformRate + input.managementRate)}`, (terms) => wholeEuros(-account(input, terms).fees)),
    row(`Cambi d’ospite: ${number(changeovers(input.nights, input.nightsPerStay))}`, (terms) => wholeEuros(-account(input, terms).changeovers)),
    row('Resta, prima delle imposte', (terms) => leftOf(input, terms)),
    ...profitTaxRates.map((tax) => row(`Con la cedolare al ${tax}%`, (terms) => leftOf(input, { ...terms, tax }))),
    row(`Al ${firstHome}%, tolto il fondo (${about(input.reserveRate)})`, (terms) => leftOf(input, { ...terms, tax: firstHome, reserve: true })),
    row('Pareggio, prima delle imposte', (terms) => breakEven(input, terms)),
    row(`Pareggio, al ${firstHome}%`, (terms) => breakEven(input, { ...terms, tax: firstHome })),
  ]
}

const everything: Terms = { vat: 'all', tax: firstHome, reserve: true }
const resultOf = (input: ProfitInput): Result => ({
  label: 'Resta, prima delle imposte',
  figure: leftOf(input, {}),
  second: { label: `Resta, dopo IVA, cedolare al ${firstHome}% e fondo`, figure: leftOf(input, everything) },
  pole: <Rest left={account(input, everything).left} of={account(input, {}).left} whole={leftOf(input, {})} />,
  detail: `Pareggio: ${breakEven(input, everything)}`,
})

export function ProfitTool() {
  const tool = useTool(model)
  const { input, field, changed } = tool
  return (
    <Calculator
      name="profit"
      tool={tool}
      result={input && resultOf(input)}
      example
      step="Portaci i tuoi numeri"
      fields={
        <>
          <AmountField label="Prezzo medio a&nbsp;notte" unit="euro" {...field('price')} />
          <AmountField label="Notti vendute in un anno" {...field('nights')} />
          <AmountField label="Notti di un&nbsp;soggiorno, in media" {...field('nightsPerStay')} />
          <AmountField label="Commissione del portale" unit="%" {...field('platformRate')} />
          <AmountField label="Commissione di gestione" unit="%" {...field('managementRate')} />
          <AmountField label="Costo di un cambio d’ospite" unit="euro" {...field('changeoverCost')} />
          <AmountField label="Costi fissi annui" unit="euro" {...field('fixedCosts')} />
          <AmountField label="Fondo manutenzione" unit="%" {...field('reserveRate')} />
        </>
      }
    >
      {input && changed && (
        <>
          <Suspense>
            <ProfitPoles input={input} />
          </Suspense>
          <ToolTable caption={`Il dettaglio, senza e con l’IVA al ${VAT}%`} heads={['Voce', ...columns.map(({ head }) => head)]} rows={rowsOf(input)} />
        </>
      )}
    </Calculator>
  )
}
