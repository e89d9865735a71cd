import { Suspense } from 'react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { cardFees } from './card-fees.ts'
import {
  commissionDefaults,
  commissionProblems,
  commissionRates,
  compareCommissions,
  VAT,
  type CommissionInput,
} from './commissions.ts'
import { about, euro, number, wholeEuros } from './format.ts'
import { late } from './late.ts'
import { Rest } from './Pole.tsx'
import { TICKED } from './query-state.ts'
import type { Result } from './Result.tsx'
import { tick } from './tool-style.ts'
import { ToolTable } from './ToolTable.tsx'
import { useTool } from './use-tool.ts'

const model = {
  names: { income: 'ricavi', directShare: 'dirette', platformRate: 'portale', agencyRate: 'agenzia', vat: 'iva', cards: 'carta' },
  defaults: commissionDefaults,
  problems: commissionProblems,
}

const ChannelPoles = late(async () => (await import('./ChannelPoles.tsx')).ChannelPoles)

/** Management at 5% with the reader's own share of direct bookings, and the agency. */
const resultOf = (input: CommissionInput): Result => {
  const [, managed, , agency] = compareCommissions(input)
  const { cost, left, rate } = managed
  return {
    label: `Ti restano, con la gestione al ${commissionRates.direct}%`,
    figure: wholeEuros(left),
    pole: <Rest left={left} of={input.income} whole={wholeEuros(input.income)} />,
    detail: `Canale e gestione costano ${wholeEuros(cost)} (${about(rate)} dei ricavi). Con un’agenzia (${number(input.agencyRate)}%) e lo stesso portale resterebbero ${wholeEuros(agency.left)}.`,
  }
}

export function CommissionsTool() {
  const tool = useTool(model)
  const { input, field, changed } = tool
  return (
    <Calculator
      name="commissions"
      tool={tool}
      result={input && resultOf(input)}
      example
      step="Portaci i tuoi numeri"
      fields={
        <>
          <AmountField label="Ricavi annui" unit="euro" {...field('income')} />
          <AmountField label="Prenotazioni dirette" unit="%" {...field('directShare')} />
          <AmountField label="Commissione del portale" unit="%" {...field('platformRate')} />
          <AmountField label="Commissione dell’agenzia" unit="%" {...field('agencyRate')} />
          <label css={tick}>
            <input type="checkbox" name={field('vat').name} value={TICKED} />
            Aggiungi l’IVA al {VAT}%
          </label>
          <label css={tick}>
            <input type="checkbox" name={field('cards').name} value={TICKED} />
            Le dirette pagano con&nbsp;carta: {number(cardFees.rate)}% e {euro(cardFees.fixed)} l’una
          </label>
        </>
      }
    >
      {input && changed && (
        <>
          <Suspense>
            <ChannelPoles input={input} />
          </Suspense>
          <ToolTable
            caption="Gli stessi ricavi, quattro strade"
            heads={['Canale', 'Quota', 'Costo', 'Resta']}
            rows={compareCommissions(input).map(({ name, rate, cost, left }) => [name, about(rate), wholeEuros(cost), wholeEuros(left)])}
          />
        </>
      )}
    </Calculator>
  )
}
