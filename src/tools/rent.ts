import { left } from './profit.ts'
import { years } from './years.ts'

/** What a short let leaves in a year: its costs and its tax are shares of income, percent. */
export const shortLetLeft = ({ income, costShare, rate }: { income: number; costShare: number; rate: number }) =>
  (income * (100 - costShare - rate)) / 100

/** The monthly rent that leaves as much after its own flat tax; `ownCosts` are those that the owner pays under either contract. */
export const evenRent = ({ left, rate, ownCosts = 0 }: { left: number; rate: number; ownCosts?: number }) =>
  ((left + ownCosts) / (100 - rate) / 12) * 100

/** What the short lets of the article leave in a year, after their flat tax. */
export const shortLets = {
  example: shortLetLeft({ income: 25_000, costShare: 40, rate: 21 }),
  secondHome: shortLetLeft({ income: 25_000, costShare: 40, rate: 26 }),
  dearer: shortLetLeft({ income: 25_000, costShare: 50, rate: 21 }),
  onPlatform: left(years.expected, { tax: 21, vat: 'all' }),
  onAirbnb: left(years.newPlatform, { tax: 21, vat: 'platform' }),
  lessIncome: shortLetLeft({ income: 15_000, costShare: 40, rate: 21 }),
}

/** A month's rent at so much a square metre. */
export const rentOf = ({ perMetre, metres }: { perMetre: number; metres: number }) => perMetre * metres
