import { cardRate } from './card-fees.ts'
import { amountProblems, euros, percentage, type Draft, type Problem } from './problem.ts'

export interface CommissionInput {
  /** Gross, in a year. */
  income: number
  /** Percent of the income that comes without a platform. */
  directShare: number
  platformRate: number
  agencyRate: number
  vat: boolean
  /** Whether guests who book directly pay by card. */
  cards: boolean
}

interface CommissionRow {
  name: string
  /** Percent of all income. */
  rate: number
  cost: number
  left: number
}

/** On which fees VAT is due: where the house's own is not, or not yet known to be, it is due on the platform's. */
export type VatOn = 'nothing' | 'platform' | 'all'

/** Percent, from the specification, section 9. Where there are two, the usual lowest and highest. */
export const commissionRates = { direct: 5, platform: [15, 18], agency: [20, 30] } as const
export const VAT = 22

export const commissionDefaults: CommissionInput = {
  income: 25_000,
  directShare: 30,
  platformRate: 15,
  agencyRate: 25,
  vat: false,
  cards: false,
}

export function commission({ income, rate }: { income: number; rate: number }) {
  return (income * rate) / 100
}

/** What a platform's commission weighs, in percent, on all bookings when some of them are direct. */
export function channelCost({ rate, directShare }: { rate: number; directShare: number }) {
  return (rate * (100 - directShare)) / 100
}

/** A private owner cannot deduct VAT: 15.5% becomes 18.91%. */
export function withVat(rate: number) {
  return (rate * (100 + VAT)) / 100
}

/** Platform and management together, percent of income. */
export function feeRate({ platformRate, managementRate }: { platformRate: number; managementRate: number }, vat: VatOn = 'nothing') {
  const platform = vat === 'nothing' ? platformRate : withVat(platformRate)
  return platform + (vat === 'all' ? withVat(managementRate) : managementRate)
}

/** How much prices must rise, percent, for the owner to receive as much when a commission changes. */
export const priceRise = (from: number, to: number) => ((100 - from) / (100 - to) - 1) * 100

/** The share of direct bookings, percent, from which the management fee costs no more than the platform alone. */
export function directBreakEven({ platformRate, cards = false }: { platformRate: number; cards?: boolean }) {
  return (commissionRates.direct / (platformRate - (cards ? cardRate() : 0))) * 100
}

/**
 * The same income through each channel. A platform's commission comes on top of the management fee
 * on the bookings that are not direct: the two are never alternatives there. Card fees bear no VAT.
 */
export function compareCommissions({ income, directShare, platformRate, agencyRate, vat, cards }: CommissionInput) {
  const row = (name: string, fees: number, direct = 0): CommissionRow => {
    const rate = (vat ? withVat(fees) : fees) + (cards ? (cardRate() * direct) / 100 : 0)
    const cost = commission({ income, rate })
    return { name, rate, cost, left: income - cost }
  }
  const channel = channelCost({ rate: platformRate, directShare })
  return [
    row('Solo prenotazioni dirette, gestione al 5%', commissionRates.direct, 100),
    row('Gestione al 5%, con la tua quota di dirette', commissionRates.direct + channel, directShare),
    row('Solo portale, senza gestore', platformRate),
    row('Agenzia di gestione, con la tua quota di dirette', agencyRate + channel, directShare),
  ] as const
}

/** The example's year managed at 5%, with a share of direct bookings, and with their card payments. */
export const managed = (directShare: number, cards = false): CommissionRow => compareCommissions({ ...commissionDefaults, directShare, cards })[1]

/** How much more than after a platform's share the owner keeps when a booking is direct, percent. */
export const netGain = (platformRate: number) => ((100 - commissionRates.direct) / (100 - platformRate) - 1) * 100

export function commissionProblems(draft: Draft<CommissionInput>): Problem<keyof CommissionInput>[] {
  return [
    ...amountProblems('income', draft.income, euros(0)),
    ...amountProblems('directShare', draft.directShare, percentage),
    ...amountProblems('platformRate', draft.platformRate, percentage),
    ...amountProblems('agencyRate', draft.agencyRate, percentage),
  ]
}
