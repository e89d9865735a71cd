import { amountProblems, euros, percentage, type Draft, type Problem } from './problem'

export interface ProfitInput {
  /** Of a night. */
  price: number
  /** Sold in a year. */
  nights: number
  /** Of income, percent: what the platform and the manager keep. */
  channelRate: number
  /** Cleaning, linen and supplies between one guest and the next. */
  changeoverCost: number
  /** In a year, whether guests come or not. */
  fixedCosts: number
}

const NIGHTS_PER_STAY = 3 // the average stay of the specification, section 9
const NIGHTS_PER_YEAR = 365

/** The example of the article beside which the tool stands: 25.000 € of income, as in the specification, section 9. */
export const profitDefaults: ProfitInput = { price: 125, nights: 200, channelRate: 20, changeoverCost: 70, fixedCosts: 3_500 }

/** Flat rates on gross income, percent: the first home and, for short lets, the second. */
export const profitTaxRates = [21, 26] as const

/** Nights / 3, rounded; a single night needs one too. */
export function changeovers(nights: number) {
  return nights > 0 ? Math.max(1, Math.round(nights / NIGHTS_PER_STAY)) : 0
}

/** Price × nights − channel − changeovers × their cost − fixed costs: what is left before income tax, or lost. */
export function profit({ price, nights, channelRate, changeoverCost, fixedCosts }: ProfitInput) {
  const income = price * nights
  return income - (income * channelRate) / 100 - changeovers(nights) * changeoverCost - fixedCosts
}

/** The tax is due on price × nights, as the channel's share is: costs do not lower it. */
export function profitAfterTax({ rate, ...input }: ProfitInput & { rate: number }) {
  return profit({ ...input, channelRate: input.channelRate + rate })
}

/**
 * The nights from which no further night brings the year back into loss; 'never' when a full year does not
 * pay its costs. About fixedCosts / (price − channel − changeoverCost / 3), but exact, since changeovers are whole.
 */
export function breakEvenNights(input: Omit<ProfitInput, 'nights'>): number | 'never' {
  for (let nights = NIGHTS_PER_YEAR; nights >= 0; nights--) {
    if (profit({ ...input, nights }) < 0) return nights === NIGHTS_PER_YEAR ? 'never' : nights + 1
  }
  return 0
}

export function profitProblems(draft: Draft<ProfitInput>): Problem<keyof ProfitInput>[] {
  return [
    ...amountProblems('price', draft.price, euros(1)),
    ...amountProblems('nights', draft.nights, { min: 0, max: NIGHTS_PER_YEAR, unit: '\u00A0notti', whole: true }),
    ...amountProblems('channelRate', draft.channelRate, percentage),
    ...amountProblems('changeoverCost', draft.changeoverCost, euros(0)),
    ...amountProblems('fixedCosts', draft.fixedCosts, euros(0)),
  ]
}

export const profitScenarios: readonly { name: string; input: ProfitInput }[] = [
  { name: 'L’esempio di partenza', input: profitDefaults },
  { name: 'Prezzo più alto, meno notti', input: { ...profitDefaults, price: 200, nights: 125 } },
  { name: 'Un anno con 90 notti', input: { ...profitDefaults, nights: 90 } },
  { name: 'Un anno difficile: −15% notti, −10% prezzo', input: { ...profitDefaults, price: 112.5, nights: 170 } },
]
