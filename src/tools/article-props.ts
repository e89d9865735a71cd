import { channelCost, commission } from './commissions'
import { euro, number, percent } from './format'
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
}

export type ArticleFunctions = typeof articleFunctions
