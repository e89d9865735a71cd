import { accountSteps, euroBars, houseSteps } from './account-steps'
import { cardFee, cardRate, STAY_PRICE } from './card-fees'
import { changeoverCost, changeovers, changeoversCost, stayLength } from './changeover'
import { channelCost, commission, directBreakEven, feeRate, managed, netGain, priceRise, withVat } from './commissions'
import { fares, passPrice, ridesToPay } from './fares'
import { about, euro, number, percent, wholeEuros } from './format'
import { houses, leftOfHouse, monthly } from './houses'
import { walkingMinutes } from './itineraries'
import { arrivalCost, feePerArrivalHour, hoursOfArrivals, labour, managementPerStay, yearlyShare } from './labour'
import { cleaningShare, evenRoomPrice, hotelTotal, houseTotal, lodging } from './lodging'
import { incomeOf, nightsFor, priceBand, priceDefaults, priceFor, revenueBand, revenuePerNight, revenuePerYear } from './price'
import { costOfNight, deducted, floorDefaults, leftOfNight, lowestPrice } from './price-floor'
import { account, breakEvenNights, dropOfLeft, left, nightMargin } from './profit'
import { evenRent, rentOf, shortLets } from './rent'
import { years } from './years'
import { afterTaxYield, costLines, grossYield, netYield } from './yield'

/** What an article may call as `props.…`, so that its examples are computed by the tools and not typed. */
export const articleFunctions = {
  euro,
  wholeEuros,
  percent,
  about,
  number,
  houses,
  leftOfHouse,
  monthly,
  costLines,
  grossYield,
  netYield,
  afterTaxYield,
  commission,
  channelCost,
  withVat,
  feeRate,
  priceRise,
  managed,
  netGain,
  directBreakEven,
  stayPrice: STAY_PRICE,
  cardFee,
  cardRate,
  changeover: changeoverCost,
  stayLength,
  changeovers,
  changeoversCost,
  years,
  account,
  left,
  nightMargin,
  dropOfLeft,
  accountSteps,
  euroBars,
  houseSteps,
  breakEvenNights,
  labour,
  managementPerStay,
  hoursOfArrivals,
  feePerArrivalHour,
  arrivalCost,
  yearlyShare,
  floor: floorDefaults,
  deducted,
  lowestPrice,
  costOfNight,
  leftOfNight,
  priceDefaults,
  nightsFor,
  incomeOf,
  priceFor,
  priceBand,
  revenueBand,
  revenuePerNight,
  fares,
  passPrice,
  ridesToPay,
  walkingMinutes,
  revenuePerYear,
  lodging,
  houseTotal,
  hotelTotal,
  evenRoomPrice,
  cleaningShare,
  shortLets,
  evenRent,
  rentOf,
}

export type ArticleFunctions = typeof articleFunctions
