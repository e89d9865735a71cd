import type { Dated } from './freshness.ts'

/** What it costs to take a payment by card: the public list of one provider, standard cards of the European Economic Area. */
export const cardFees = {
  /** Percent of the payment. */
  rate: 1.5,
  /** Euros of each payment. */
  fixed: 0.25,
} as const

export const cardFeesRead: Dated = { checked: '2026-11-21', source: 'Listino di Stripe per lo Spazio economico europeo, dal 10 aprile 2023' }

/** Euros: three nights at 125 €, as in the articles. */
export const STAY_PRICE = 375

export const cardFee = (payment: number) => (payment * cardFees.rate) / 100 + cardFees.fixed

/** Percent of an average stay. */
export const cardRate = () => (cardFee(STAY_PRICE) / STAY_PRICE) * 100
