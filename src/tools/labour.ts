import { changeovers } from './changeover.ts'
import { STAY_PRICE } from './card-fees.ts'
import { commission, commissionRates } from './commissions.ts'

/** Assumptions, for owners to put their own in their place: the readers must be told. */
export const labour = {
  /** Euros, all included. */
  hourCost: 20,
  /** Way, wait, welcome and messages of a guest. */
  hoursPerArrival: 2,
} as const

/** What the management fee is worth on a stay of three nights at 125 €: euros, and minutes of somebody's work. */
export function managementPerStay(rate: number = commissionRates.direct) {
  const fee = commission({ income: STAY_PRICE, rate })
  return { fee, minutes: Math.round((fee / labour.hourCost) * 60) }
}

/** Euros an hour, if the fee of a year had to pay for every arrival. */
export const feePerArrivalHour = ({ income, nights }: { income: number; nights: number }) =>
  commission({ income, rate: commissionRates.direct }) / hoursOfArrivals(nights)

/** What something bought once weighs on each year of its use. */
export const yearlyShare = ({ cost, years }: { cost: number; years: number }) => cost / years

/** Euros for meeting one guest in person. */
export const arrivalCost = () => labour.hoursPerArrival * labour.hourCost

/** Hours in a year for whoever meets the guests in person. */
export const hoursOfArrivals = (nights: number) => changeovers(nights) * labour.hoursPerArrival

const MINUTES_OF_CHECKS = 20

/** Hours in a year for the round of twelve checks at each changeover. */
export const hoursOfChecks = (nights: number) => Math.round((changeovers(nights) * MINUTES_OF_CHECKS) / 60)
