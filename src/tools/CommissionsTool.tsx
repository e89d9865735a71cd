import { AmountField } from './AmountField'
import { Calculator } from './Calculator'
import { cardFees } from './card-fees'
import {
  commissionDefaults,
  commissionProblems,
  commissionRates,
  compareCommissions,
  VAT,
  type CommissionInput,
} from './commissions'
import { about, euro, number } from './format'
import { TICKED } from './query-state'
import { tick } from './tool-style'
import { ToolTable } from './ToolTable'
import { useTool } from './use-tool'

const model = {
  names: { income: 'ricavi', directShare: 'dirette', platformRate: 'portale', agencyRate: 'agenzia', vat: 'iva', cards: 'carta' },
  defaults: commissionDefaults,
  problems: commissionProblems,
}

/** Management at 5% with the reader's own share of direct bookings. */
const managed = (input: CommissionInput) => compareCommissions(input)[1]!
const summaryOf = (input: CommissionInput) => {
  const { cost, left, rate } = managed(input)
  return `Con la gestione al ${commissionRates.direct}% spendi ${euro(cost)}, cioè il ${about(rate)}; ti restano ${euro(left)}`
}

export function CommissionsTool() {
  const tool = useTool(model)
  const { input, field } = tool
  return (
    <Calculator
      title="Quanto ti costa ogni canale"
      tool={tool}
      summary={input && summaryOf(input)}
      fields={
        <>
          <AmountField label="Ricavi annui, in euro" {...field('income')} />
          <AmountField label="Prenotazioni dirette, in %" {...field('directShare')} />
          <AmountField label="Commissione del portale, in %" {...field('platformRate')} />
          <AmountField label="Commissione dell’agenzia, in %" {...field('agencyRate')} />
          <label css={tick}>
            <input type="checkbox" name={field('vat').name} value={TICKED} />
            Aggiungi l’IVA al {VAT}%
          </label>
          <label css={tick}>
            <input type="checkbox" name={field('cards').name} value={TICKED} />
            Le dirette pagano con carta: {number(cardFees.rate)}% e {euro(cardFees.fixed)} l’una
          </label>
        </>
      }
    >
      {input && (
        <ToolTable
          caption="Gli stessi ricavi, quattro strade"
          heads={['Canale', 'Quota', 'Costo', 'Resta']}
          rows={compareCommissions(input).map(({ name, rate, cost, left }) => [name, about(rate), euro(cost), euro(left)])}
        />
      )}
    </Calculator>
  )
}
