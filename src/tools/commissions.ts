import { amountProblems, euros, percentage, type Draft, type Problem } from './problem'

export interface CommissionInput {
  /** Gross, in a year. */
  income: number
  /** Percent of the income that comes without a platform. */
  directShare: number
  platformRate: number
  agencyRate: number
  vat: boolean
}

export interface CommissionRow {
  name: string
  /** Percent of all income. */
  rate: number
  cost: number
  left: number
}

/** Percent, from the specification, section 9. Where there are two, the usual lowest and highest. */
export const commissionRates = { direct: 5, platform: [15, 18], agency: [20, 30] } as const
export const VAT = 22

export const commissionDefaults: CommissionInput = {
  income: 25_000,
  directShare: 30,
  platformRate: 15,
  agencyRate: 25,
  vat: false,
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

/**
 * The same income through each channel. A platform's commission comes on top of the management fee
 * on the bookings that are not direct: the two are never alternatives there.
 */
export function compareCommissions(input: CommissionInput): CommissionRow[] {
  const { income, directShare, platformRate, agencyRate, vat } = input
  const row = (name: string, netRate: number) => {
    const rate = vat ? withVat(netRate) : netRate
    const cost = commission({ income, rate })
    return { name, rate, cost, left: income - cost }
  }
  const mixed = commissionRates.direct + channelCost({ rate: platformRate, directShare })
  return [
    row('Solo prenotazioni dirette, gestione al 5%', commissionRates.direct),
    row('Gestione al 5%, con la tua quota di dirette', mixed),
    row('Solo portale, senza gestore', platformRate),
    row('Agenzia di gestione', agencyRate),
  ]
}

export function commissionProblems(draft: Draft<CommissionInput>): Problem<keyof CommissionInput>[] {
  return [
    ...amountProblems('income', draft.income, euros(0)),
    ...amountProblems('directShare', draft.directShare, percentage),
    ...amountProblems('platformRate', draft.platformRate, percentage),
    ...amountProblems('agencyRate', draft.agencyRate, percentage),
  ]
}

export const commissionScenarios: readonly { name: string; input: CommissionInput }[] = [0, 30, 60, 100].map(
  (directShare) => ({
    name: `${directShare}% di prenotazioni dirette`,
    input: { ...commissionDefaults, directShare },
  }),
)
