import { stayLength } from './changeover.ts'
import { profitDefaults, type ProfitInput } from './profit.ts'

/** The years that the articles work through: one thing at a time moved from the example. */
export const years = {
  expected: profitDefaults,
  shorterStays: { ...profitDefaults, nightsPerStay: stayLength.measured },
  fewerNights: { ...profitDefaults, price: 200, nights: 125 },
  prudent: { ...profitDefaults, price: 112.5, nights: 170 },
  good: { ...profitDefaults, price: 135, nights: 210 },
  /** What an agency reckoned in 2023 that a second home costs in Italy. */
  nationalFixedCosts: { ...profitDefaults, fixedCosts: 495 * 12 },
  /** Airbnb's share until 2025, for most, and since. */
  oldPlatform: { ...profitDefaults, platformRate: 3 },
  newPlatform: { ...profitDefaults, platformRate: 15.5 },
} as const satisfies Record<string, ProfitInput>
