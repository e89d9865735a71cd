import { AccountPoles } from './AccountPoles.tsx'
import { houseSteps } from './account-steps.ts'
import { type FullYieldInput, taxRates } from './yield.ts'

export const YieldPoles = ({ input }: { input: FullYieldInput }) => <AccountPoles steps={houseSteps(input, taxRates[0])} />
