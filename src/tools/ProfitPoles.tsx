import { AccountPoles } from './AccountPoles.tsx'
import { accountSteps } from './account-steps.ts'
import { type ProfitInput, profitTaxRates } from './profit.ts'

export const ProfitPoles = ({ input }: { input: ProfitInput }) => <AccountPoles steps={accountSteps(input, profitTaxRates[0])} />
