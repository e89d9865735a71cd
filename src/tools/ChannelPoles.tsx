import { Bars } from '../art/figures/Bars.tsx'
import { compareCommissions, type CommissionInput } from './commissions.ts'
import { wholeEuros } from './format.ts'
import { Spared } from './Spared.tsx'

/** What each channel costs; nothing does where nothing comes in. */
export function ChannelPoles({ input }: { input: CommissionInput }) {
  if (input.income === 0) return null
  const values = compareCommissions(input).map(({ name, cost }) => ({ label: name, value: cost, text: wholeEuros(cost) }))
  return (
    <Spared>
      <Bars caption="Quanto costa ogni strada in un anno" values={values} />
    </Spared>
  )
}
