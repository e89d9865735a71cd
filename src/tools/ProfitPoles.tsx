import { AccountPoles } from './AccountPoles.tsx'
import { accountSteps, BEFORE_VAT } from './account-steps.ts'
import { type ProfitInput, profitTaxRates } from './profit.ts'

export const ProfitPoles = ({ input }: { input: ProfitInput }) => <AccountPoles steps={accountSteps(input, profitTaxRates[0], BEFORE_VAT)} />
