import { commission } from './commissions.ts'

/** The monthly rent of the article's example, in euros. */
export const MONTHLY_RENT = 1300

export const rentFor = (months: number) => MONTHLY_RENT * months

/** Of a year's rent: the flat tax, and what is left of it. */
export const rentTax = (rate: number) => commission({ income: rentFor(12), rate })
export const rentLeft = (rate: number) => rentFor(12) - rentTax(rate)

/** What the rate of agreed rents leaves more than the ordinary one. */
export const rentSaved = () => rentLeft(10) - rentLeft(21)
