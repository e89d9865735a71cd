import { channelCost, commission } from './commissions'
import { fares, passPrice, ridesToPay } from './fares'
import { euro, number, percent } from './format'
import { walkingMinutes } from './itineraries'
import { revenuePerNight } from './price'
import { breakEvenNights, changeovers, profit, profitAfterTax } from './profit'
import { afterTaxYield, grossYield, netYield } from './yield'

/** What an article may call as `props.…`, so that its examples are computed by the tools and not typed. */
export const articleFunctions = {
  euro,
  percent,
  number,
  grossYield,
  netYield,
  afterTaxYield,
  commission,
  channelCost,
  changeovers,
  profit,
  profitAfterTax,
  breakEvenNights,
  revenuePerNight,
  fares,
  passPrice,
  ridesToPay,
  walkingMinutes,
}

export type ArticleFunctions = typeof articleFunctions
