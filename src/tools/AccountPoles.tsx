import { Waterfall } from '../art/figures/Waterfall.tsx'
import type { Step } from './account-steps.ts'
import { Spared } from './Spared.tsx'

/** The article's poles from the reader's own year; none where the last would be under water. */
export const AccountPoles = ({ steps }: { steps: readonly Step[] }) =>
  steps.at(-1)!.value < 1 ? null : (
    <Spared>
      <Waterfall caption="Dall’incasso a quello che resta" steps={steps} />
    </Spared>
  )
