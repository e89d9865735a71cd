import { AmountField } from './AmountField'
import { Calculator } from './Calculator'
import { euro, percent } from './format'
import { type TableRow, ToolTable } from './ToolTable'
import { useTool } from './use-tool'
import { afterTaxYield, grossYield, netYield, taxRates, yieldDefaults, yieldProblems, yieldScenarios, type YieldInput } from './yield'

const model = {
  names: { value: 'valore', income: 'entrate', costs: 'costi' },
  defaults: yieldDefaults,
  problems: yieldProblems,
}

const taxLabels = {
  21: 'Netto, con la cedolare al 21%',
  26: 'Netto, con la cedolare al 26%',
  10: 'Netto, con il 10% del canone concordato, mai dei turisti',
} satisfies Record<(typeof taxRates)[number], string>

/** Scenarios are compared at a glance: two decimals. */
const rounded = (value: number) => percent(Math.round(value * 100) / 100)

const rowsOf = (input: YieldInput): TableRow[] => [
  ['Utile netto, prima delle imposte', euro(input.income - input.costs)],
  ['Rendimento lordo', percent(grossYield(input))],
  ['Rendimento netto', percent(netYield(input))],
  ...taxRates.map((rate): TableRow => [taxLabels[rate], percent(afterTaxYield({ ...input, rate }))]),
]

export function YieldTool() {
  const tool = useTool(model)
  const { input, field } = tool
  return (
    <Calculator
      title="Fai il conto con la tua casa"
      tool={tool}
      summary={input && `Rendimento netto: ${percent(netYield(input))}`}
      fields={
        <>
          <AmountField label="Valore dell’immobile, in euro" {...field('value')} />
          <AmountField label="Entrate lorde annue, in euro" {...field('income')} />
          <AmountField label="Costi totali annui, in euro" {...field('costs')} />
        </>
      }
    >
      {input && <ToolTable caption="Il tuo conto" rows={rowsOf(input)} />}
      <ToolTable
        caption="Se cambia una cosa sola"
        heads={['Ipotesi', 'Lordo', 'Netto']}
        rows={yieldScenarios.map(({ name, input }) => [name, rounded(grossYield(input)), rounded(netYield(input))])}
      />
      <p>La cedolare si paga sulle entrate lorde: i costi non la riducono.</p>
    </Calculator>
  )
}
