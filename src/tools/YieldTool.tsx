import { Suspense } from 'react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { VAT } from './commissions.ts'
import { about, wholeEuros } from './format.ts'
import { late } from './late.ts'
import { Rest } from './Pole.tsx'
import type { Result } from './Result.tsx'
import { type TableRow, ToolTable } from './ToolTable.tsx'
import { useTool } from './use-tool.ts'
import { afterTaxYield, type FullYieldInput, grossYield, netYield, taxRates, withAllCosts, yieldDefaults, yieldProblems } from './yield.ts'

const model = {
  names: { value: 'valore', income: 'entrate', costs: 'costi', fees: 'canale', reserveRate: 'fondo' },
  defaults: yieldDefaults,
  problems: yieldProblems,
}

const YieldPoles = late(async () => (await import('./YieldPoles.tsx')).YieldPoles)

const taxLabels = {
  21: 'Netto, con la cedolare al 21%',
  26: 'Netto, con la cedolare al 26%',
  10: 'Netto, con il 10% del canone concordato, mai dei turisti',
} satisfies Record<(typeof taxRates)[number], string>

function rowsOf(input: FullYieldInput): TableRow[] {
  const both = [input, withAllCosts(input)]
  const row = (name: string, cell: (input: FullYieldInput) => string): TableRow => [name, ...both.map(cell)]
  return [
    row('Costi totali', ({ costs }) => wholeEuros(costs)),
    row('Utile netto, prima delle imposte', ({ income, costs }) => wholeEuros(income - costs)),
    row('Rendimento lordo', (one) => about(grossYield(one))),
    row('Rendimento netto', (one) => about(netYield(one))),
    ...taxRates.map((rate) => row(taxLabels[rate], (one) => about(afterTaxYield({ ...one, rate })))),
  ]
}

const [firstHome] = taxRates
function resultOf(input: FullYieldInput): Result {
  const [net, last] = [netYield(input), afterTaxYield({ ...withAllCosts(input), rate: firstHome })]
  return {
    label: 'Rendimento netto',
    figure: about(net),
    second: { label: `Netto, dopo IVA, fondo e cedolare al ${firstHome}%`, figure: about(last) },
    pole: <Rest left={last} of={net} whole={about(net)} />,
  }
}

export function YieldTool() {
  const tool = useTool(model)
  const { input, field, changed } = tool
  return (
    <Calculator
      name="yield"
      tool={tool}
      result={input && resultOf(input)}
      example
      step="Portaci i tuoi numeri"
      fields={
        <>
          <AmountField label="Valore dell’immobile" unit="euro" {...field('value')} />
          <AmountField label="Entrate lorde annue" unit="euro" {...field('income')} />
          <AmountField label="Costi totali annui" unit="euro" {...field('costs')} />
          <AmountField label="Di cui, senza IVA, canale e&nbsp;gestione" unit="euro" {...field('fees')} />
          <AmountField label="Fondo manutenzione" unit="%" {...field('reserveRate')} />
        </>
      }
    >
      {input && changed && (
        <>
          <Suspense>
            <YieldPoles input={input} />
          </Suspense>
          <ToolTable caption="Il tuo conto" heads={['Voce', 'Come scritto', `Con IVA al ${VAT}% e fondo`]} rows={rowsOf(input)} />
        </>
      )}
      <p>La cedolare si paga sulle entrate lorde: i costi non la riducono.</p>
    </Calculator>
  )
}
