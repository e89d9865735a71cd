import { accountSteps, euroBars, houseSteps } from './account-steps.ts'
import { cardFee, cardRate, STAY_PRICE } from './card-fees.ts'
import { changeoverCost, changeovers, changeoversCost, stayLength } from './changeover.ts'
import { channelCost, commission, directBreakEven, feeRate, managed, netGain, priceRise, withVat } from './commissions.ts'
import { fares, ferryCost, ferrySaves, passPrice, ridesToPay, singlesCost } from './fares.ts'
import { easterDate, feastDates } from './feast-dates.ts'
import { fixedCosts } from './fixed-costs.ts'
import { about, cents, euro, hundredths, number, percent, tenths, wholeEuros } from './format.ts'
import { houses, leftOfHouse, monthly } from './houses.ts'
import { walkingMinutes } from './itineraries.ts'
import { arrivalCost, feePerArrivalHour, hoursOfArrivals, hoursOfChecks, labour, managementPerStay, yearlyShare } from './labour.ts'
import { cleaningShare, evenRoomPrice, hotelTotal, houseTotal, lodging } from './lodging.ts'
import { incomeOf, nightsFor, priceBand, priceDefaults, priceFor, revenueBand, revenuePerNight, revenuePerYear } from './price.ts'
import { costOfNight, deducted, floorDefaults, leftOfNight, lowestPrice } from './price-floor.ts'
import { account, breakEvenNights, dropOfLeft, left, nightMargin } from './profit.ts'
import { evenRent, rentOf, shortLets } from './rent.ts'
import { lossBars, meanStars, starsLost, starsToSpare } from './stars.ts'
import { sunBearings, sunHeight } from './sun-year.ts'
import { MONTHLY_RENT, rentFor, rentLeft, rentSaved, rentTax } from './temporary-rent.ts'
import { welcome, welcomeCost, yearlyDiscount, yearOf } from './welcome.ts'
import { years } from './years.ts'
import { afterTaxYield, costLines, grossYield, netYield } from './yield.ts'

/** What an article may call as `props.…`, so that its examples are computed by the tools and not typed. */
export const articleFunctions = {
  euro,
  cents,
  wholeEuros,
  percent,
  about,
  tenths,
  hundredths,
  number,
  houses,
  leftOfHouse,
  monthly,
  fixedCosts,
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
  /** The same, if somebody is paid to meet the guest. */
  floorWithArrival: { ...floorDefaults, changeoverCost: floorDefaults.changeoverCost + arrivalCost() },
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
  sunBearings,
  sunHeight,
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
