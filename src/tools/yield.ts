import { changeoverCost } from './changeover.ts'
import { commission, VAT } from './commissions.ts'
import { fixedCosts } from './fixed-costs.ts'
import { amountProblems, euros, percentage, type Draft, type Problem } from './problem.ts'

export interface YieldInput {
  /** What the property is worth. */
  value: number
  /** Gross, in a year. */
  income: number
  /** All of them, in a year, before income tax. */
  costs: number
}

/** What the example's costs leave out. */
export interface FullYieldInput extends YieldInput {
  /** Of the costs, what platform and manager are paid: VAT comes on top of it. */
  fees: number
  /** Of income, percent: the maintenance fund. */
  reserveRate: number
}

type GrossInput = Pick<YieldInput, 'value' | 'income'>

/** How the 10.000 € of costs may be made up: an assumption, but for their sum. */
export const costLines = {
  changeovers: 50 * changeoverCost.usual,
  fees: 3_000,
  ...fixedCosts,
} as const

/** The worked example of the specification, section 9. */
export const yieldDefaults: FullYieldInput = { value: 200_000, income: 25_000, costs: 10_000, fees: costLines.fees, reserveRate: 5 }

/** Flat rates on gross income, percent: the first home, the second for short lets, agreed rent. */
export const taxRates = [21, 26, 10] as const

/** Income / value × 100. */
export function grossYield({ value, income }: GrossInput) {
  return (income / value) * 100
}

/** (Annual income − total costs) / value × 100: the formula of the specification, section 9. */
export function netYield({ value, income, costs }: YieldInput) {
  return ((income - costs) / value) * 100
}

/** The net yield less a flat tax, which is due on gross income: costs do not lower it. */
export function afterTaxYield({ value, income, costs, rate }: YieldInput & { rate: number }) {
  return ((income - costs - (income * rate) / 100) / value) * 100
}

/** The same house with VAT on the fees, which a private owner cannot deduct, and with the maintenance fund. */
export function withAllCosts(input: FullYieldInput): FullYieldInput {
  const { income, costs, fees, reserveRate } = input
  return { ...input, costs: costs + commission({ income: fees, rate: VAT }) + commission({ income, rate: reserveRate }) }
}

/** The same house with other fees for platform and management, in euros. */
export const withFees = (input: FullYieldInput, fees: number): FullYieldInput => ({ ...input, costs: input.costs - input.fees + fees, fees })

export function yieldProblems(draft: Draft<FullYieldInput>): Problem<keyof FullYieldInput>[] {
  const problems: Problem<keyof FullYieldInput>[] = [
    ...amountProblems('value', draft.value, euros(1)),
    ...amountProblems('income', draft.income, euros(0)),
    ...amountProblems('costs', draft.costs, euros(0)),
    ...amountProblems('fees', draft.fees, euros(0)),
    ...amountProblems('reserveRate', draft.reserveRate, percentage),
  ]
  const { costs = 0, fees = 0 } = draft
  if (problems.length > 0) return problems
  return fees > costs ? [{ field: 'fees', message: 'Canale e gestione sono una parte dei costi: non possono superarli.' }] : []
}
