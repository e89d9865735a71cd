import { Waterfall } from '../art/figures/Waterfall.tsx'
import type { Step } from './account-steps.ts'

/** The article's poles from the reader's own year; none where the last would be under water. */
export const AccountPoles = ({ steps }: { steps: readonly Step[] }) =>
  steps.at(-1)!.value < 1 ? null : <Waterfall caption="Dall’incasso a quello che resta" steps={steps} />
