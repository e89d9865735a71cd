import { changeoverCost, changeovers, stayLength } from './changeover.ts'
import { commission, feeRate, type VatOn } from './commissions.ts'
import { allFixedCosts } from './fixed-costs.ts'
import { amountProblems, euros, MAX_NIGHT, percentage, stay, type Draft, type Problem } from './problem.ts'

export interface ProfitInput {
  /** Of a night. */
  price: number
  /** Sold in a year. */
  nights: number
  nightsPerStay: number
  /** Of income, percent: what the platform keeps. */
  platformRate: number
  /** Of income, percent: what the manager is paid. */
  managementRate: number
  /** Cleaning, linen and supplies between one guest and the next. */
  changeoverCost: number
  /** In a year, whether guests come or not. */
  fixedCosts: number
  /** Of income, percent: the maintenance fund. */
  reserveRate: number
}

/** What is counted beyond the costs of the specification's example. */
export interface Terms {
  /** A private owner cannot deduct the VAT on fees. */
  vat?: VatOn
  /** Flat rate on income, percent. */
  tax?: number
  reserve?: boolean
}

interface Account {
  income: number
  /** Platform and management, with their VAT where the terms say so. */
  fees: number
  changeovers: number
  fixed: number
  beforeTax: number
  tax: number
  reserve: number
  left: number
}

const NIGHTS_PER_YEAR = 365

/** The example of the article beside which the tool stands: 25.000 € of income, as in the specification, section 9. */
export const profitDefaults: ProfitInput = {
  price: 125,
  nights: 200,
  nightsPerStay: stayLength.average,
  platformRate: 15,
  managementRate: 5,
  changeoverCost: changeoverCost.usual,
  fixedCosts: allFixedCosts,
  reserveRate: 5,
}

/** Flat rates on gross income, percent: the first home and, for short lets, the second. */
export const profitTaxRates = [21, 26] as const

/** A year, line by line. Tax is due on price × nights, as the platform's share is: costs do not lower it. */
export function account(input: ProfitInput, { vat = 'nothing', tax: rate = 0, reserve: withReserve = false }: Terms = {}): Account {
  const income = input.price * input.nights
  const fees = commission({ income, rate: feeRate(input, vat) })
  const changeoverCosts = changeovers(input.nights, input.nightsPerStay) * input.changeoverCost
  const beforeTax = income - fees - changeoverCosts - input.fixedCosts
  const tax = commission({ income, rate })
  const reserve = withReserve ? commission({ income, rate: input.reserveRate }) : 0
  const left = beforeTax - tax - reserve
  return { income, fees, changeovers: changeoverCosts, fixed: input.fixedCosts, beforeTax, tax, reserve, left }
}

/** What is left at the end of an account. */
export const left = (input: ProfitInput, terms: Terms = {}) => account(input, terms).left

/** What one more night leaves towards the fixed costs, with its part of a changeover. */
export function nightMargin(input: ProfitInput, terms: Terms = {}) {
  const { nightsPerStay } = input
  return left({ ...input, nights: nightsPerStay, fixedCosts: 0 }, terms) / nightsPerStay
}

/** How much less, percent, one year leaves than another. */
export const dropOfLeft = (from: ProfitInput, to: ProfitInput, terms: Terms = {}) => (1 - left(to, terms) / left(from, terms)) * 100

/**
 * The nights from which no further night brings the year back into loss; 'never' when a full year does not
 * pay its costs. About fixedCosts / what a night leaves, but exact, since changeovers are whole.
 */
export function breakEvenNights(input: Omit<ProfitInput, 'nights'>, terms: Terms = {}): number | 'never' {
  for (let nights = NIGHTS_PER_YEAR; nights >= 0; nights--) {
    if (account({ ...input, nights }, terms).left < 0) return nights === NIGHTS_PER_YEAR ? 'never' : nights + 1
  }
  return 0
}

export function profitProblems(draft: Draft<ProfitInput>): Problem<keyof ProfitInput>[] {
  const nights = { min: 0, max: NIGHTS_PER_YEAR, unit: '\u00A0notti', whole: true }
  return [
    ...amountProblems('price', draft.price, euros(1, MAX_NIGHT)),
    ...amountProblems('nights', draft.nights, nights),
    ...amountProblems('nightsPerStay', draft.nightsPerStay, stay),
    ...amountProblems('platformRate', draft.platformRate, percentage),
    ...amountProblems('managementRate', draft.managementRate, percentage),
    ...amountProblems('changeoverCost', draft.changeoverCost, euros(0, MAX_NIGHT)),
    ...amountProblems('fixedCosts', draft.fixedCosts, euros(0)),
    ...amountProblems('reserveRate', draft.reserveRate, percentage),
  ]
}
