import { AmountField } from './AmountField'
import { Calculator } from './Calculator'
import { euro, number, percent } from './format'
import {
  breakEvenNights,
  changeovers,
  profit,
  profitAfterTax,
  profitDefaults,
  profitProblems,
  profitScenarios,
  profitTaxRates,
  type ProfitInput,
} from './profit'
import { type TableRow, ToolTable } from './ToolTable'
import { useTool } from './use-tool'

const model = {
  names: { price: 'prezzo', nights: 'notti', channelRate: 'canale', changeoverCost: 'cambio', fixedCosts: 'fissi' },
  defaults: profitDefaults,
  problems: profitProblems,
}

const breakEven = (input: ProfitInput) => {
  const nights = breakEvenNights(input)
  return nights === 'never' ? 'mai, nemmeno con l’anno pieno' : `${number(nights)}\u00A0notti`
}

const rowsOf = (input: ProfitInput): TableRow[] => [
  ['Ricavi', euro(input.price * input.nights)],
  [`Canale e gestione, ${percent(input.channelRate)}`, euro((-input.price * input.nights * input.channelRate) / 100)],
  [`Cambi d’ospite: ${number(changeovers(input.nights))}`, euro(-changeovers(input.nights) * input.changeoverCost)],
  ['Costi fissi', euro(-input.fixedCosts)],
  ['Pareggio', breakEven(input)],
  ...profitTaxRates.map((rate): TableRow => [`Resta, con la cedolare al ${rate}%`, euro(profitAfterTax({ ...input, rate }))]),
]

export function ProfitTool() {
  const tool = useTool(model)
  const { input, field } = tool
  return (
    <Calculator
      title="Il tuo conto economico"
      tool={tool}
      summary={input && `Utile, prima delle imposte: ${euro(profit(input))}`}
      fields={
        <>
          <AmountField label="Prezzo medio a notte, in euro" {...field('price')} />
          <AmountField label="Notti vendute in un anno" {...field('nights')} />
          <AmountField label="Canale e gestione, in % dei ricavi" {...field('channelRate')} />
          <AmountField label="Costo di un cambio d’ospite, in euro" {...field('changeoverCost')} />
          <AmountField label="Costi fissi annui, in euro" {...field('fixedCosts')} />
        </>
      }
    >
      {input && <ToolTable caption="Il dettaglio, con un cambio ogni tre notti" rows={rowsOf(input)} />}
      <ToolTable
        caption="Quattro annate"
        heads={['Ipotesi', 'Utile', 'Pareggio']}
        rows={profitScenarios.map(({ name, input }) => [name, euro(profit(input)), breakEven(input)])}
      />
    </Calculator>
  )
}
