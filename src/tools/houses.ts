import { commission, feeRate, type VatOn } from './commissions.ts'
import { withAllCosts, withFees, yieldDefaults, type FullYieldInput } from './yield.ts'

const MANAGEMENT = 5

/** The example's house with every night from a platform. */
const onPlatform = (platformRate: number, vat: VatOn) =>
  withFees(yieldDefaults, commission({ income: yieldDefaults.income, rate: feeRate({ platformRate, managementRate: MANAGEMENT }, vat) }))

/** The houses that the article on yield works through. */
export const houses = {
  example: yieldDefaults,
  withVat: withAllCosts({ ...yieldDefaults, reserveRate: 0 }),
  withVatAndFund: withAllCosts(yieldDefaults),
  onPlatform: onPlatform(15, 'nothing'),
  onPlatformWithVat: onPlatform(15, 'platform'),
  onPlatformWithAllVat: onPlatform(15, 'all'),
  onAirbnb: onPlatform(15.5, 'platform'),
  valued300: { ...yieldDefaults, value: 300_000 },
  moreIncome: { ...yieldDefaults, income: 27_500 },
  lessIncome: { ...yieldDefaults, income: 22_500 },
  lessCosts: { ...yieldDefaults, costs: 9_000 },
  moreCosts: { ...yieldDefaults, costs: 11_000 },
  hardYear: { ...yieldDefaults, income: 19_125 },
  /** Half of the value lent by a bank, with 4.000 € of interest in the first year. */
  ownCapital: { ...yieldDefaults, value: 100_000, costs: 14_000 },
  ownCapitalHardYear: { ...yieldDefaults, value: 100_000, income: 19_125, costs: 14_000 },
  /** With what the same source read for 2022. */
  income2022: { ...yieldDefaults, income: 15_000 },
  /** With the costs of the profit and loss account. */
  ofTheAccount: { ...yieldDefaults, costs: 13_190 },
} as const satisfies Record<string, FullYieldInput>

/** What is left of a year, in euros, before a flat tax on income or after it. */
export const leftOfHouse = ({ income, costs }: FullYieldInput, rate = 0) => income - costs - commission({ income, rate })

export const monthly = (yearly: number) => yearly / 12
