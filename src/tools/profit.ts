import { amountProblems, euros, type Draft, type Problem } from './problem'

export interface ProfitInput {
  /** Of a night. */
  price: number
  /** Sold in a year. */
  nights: number
  /** Cleaning, linen and supplies between one guest and the next. */
  changeoverCost: number
  /** In a year, whether guests come or not. */
  fixedCosts: number
}

const NIGHTS_PER_STAY = 3 // the average stay of the specification, section 9
const NIGHTS_PER_YEAR = 365

/** 131 € × 193 nights is a year of 2020 in Venice (Inside Airbnb); the costs add up to 10.000 €. */
export const profitDefaults: ProfitInput = { price: 131, nights: 193, changeoverCost: 70, fixedCosts: 5_520 }

/** Flat rates on gross income, percent: the first home and, for short lets, the second. */
export const profitTaxRates = [21, 26] as const

/** Nights / 3, rounded; a single night needs one too. */
export function changeovers(nights: number) {
  return nights > 0 ? Math.max(1, Math.round(nights / NIGHTS_PER_STAY)) : 0
}

/** Price × nights − changeovers × their cost − fixed costs: what is left before income tax, or lost. */
export function profit({ price, nights, changeoverCost, fixedCosts }: ProfitInput) {
  return price * nights - changeovers(nights) * changeoverCost - fixedCosts
}

/** The tax is due on price × nights: costs do not lower it. */
export function profitAfterTax({ rate, ...input }: ProfitInput & { rate: number }) {
  return profit(input) - (input.price * input.nights * rate) / 100
}

/**
 * The nights from which no further night brings the year back into loss; 'never' when a full year does not
 * pay its costs. About fixedCosts / (price − changeoverCost / 3), but exact, since changeovers are whole.
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
    ...amountProblems('changeoverCost', draft.changeoverCost, euros(0)),
    ...amountProblems('fixedCosts', draft.fixedCosts, euros(0)),
  ]
}

export const profitScenarios: readonly { name: string; input: ProfitInput }[] = [
  { name: 'L’esempio di partenza', input: profitDefaults },
  { name: 'Prezzo più alto, meno notti', input: { ...profitDefaults, price: 209.7, nights: 119 } },
  { name: 'Un anno con 90 notti', input: { ...profitDefaults, nights: 90 } },
  { name: 'Un anno difficile: −15% notti, −10% prezzo', input: { ...profitDefaults, price: 117.9, nights: 164 } },
]
