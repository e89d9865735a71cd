import { accountSteps, euroBars, houseSteps } from './account-steps'
import { cardFee, cardRate, STAY_PRICE } from './card-fees'
import { changeoverCost, changeovers, changeoversCost, stayLength } from './changeover'
import { channelCost, commission, directBreakEven, feeRate, managed, netGain, priceRise, withVat } from './commissions'
import { fares, ferryCost, ferrySaves, passPrice, ridesToPay, singlesCost } from './fares'
import { easterDate, feastDates } from './feast-dates'
import { about, euro, number, percent, wholeEuros } from './format'
import { houses, leftOfHouse, monthly } from './houses'
import { walkingMinutes } from './itineraries'
import { arrivalCost, feePerArrivalHour, hoursOfArrivals, hoursOfChecks, labour, managementPerStay, yearlyShare } from './labour'
import { cleaningShare, evenRoomPrice, hotelTotal, houseTotal, lodging } from './lodging'
import { incomeOf, nightsFor, priceBand, priceDefaults, priceFor, revenueBand, revenuePerNight, revenuePerYear } from './price'
import { costOfNight, deducted, floorDefaults, leftOfNight, lowestPrice } from './price-floor'
import { account, breakEvenNights, dropOfLeft, left, nightMargin } from './profit'
import { evenRent, rentOf, shortLets } from './rent'
import { lossBars, meanStars, starsLost, starsToSpare } from './stars'
import { MONTHLY_RENT, rentFor, rentLeft, rentSaved, rentTax } from './temporary-rent'
import { welcome, welcomeCost, yearlyDiscount, yearOf } from './welcome'
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
  hoursOfChecks,
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
  singlesCost,
  ferryCost,
  ferrySaves,
  feastDates,
  easterDate,
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
  meanStars,
  starsLost,
  starsToSpare,
  lossBars,
  monthlyRent: MONTHLY_RENT,
  rentFor,
  rentTax,
  rentLeft,
  rentSaved,
  welcome,
  welcomeCost,
  yearOf,
  yearlyDiscount,
}

export type ArticleFunctions = typeof articleFunctions
