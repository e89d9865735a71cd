import { degreesText } from '../art/figures/sun-dial.ts'
import { fullDate } from '../content/article.ts'
import { type Day, isoDay } from './day.ts'
import { BURANO_MINUTES, sunAltitude, sunsetBearing } from './sunset.ts'

const YEAR = 2027
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Where the sun of a day stands at half past five, and where it sets. */
export const sunOf = (day: Day) => ({
  /** Of the year's twelve months, from the middle of January. */
  months: day.month - 1 + (day.day - 15) / 30,
  height: sunAltitude(day, BURANO_MINUTES),
  bearing: sunsetBearing(day),
})

/** The fifteenth of each month. */
export const sunYear = months.map((month) => {
  const day = { year: YEAR, month, day: 15 }
  return { name: fullDate(isoDay(day)).split(' ')[1]!, ...sunOf(day) }
})

/** Where the sun sets on the fifteenth of each month, in whole degrees from north. */
export const sunBearings = sunYear.map(({ bearing }) => Math.round(bearing))

/** At half past five on the fifteenth of a month: «−7°». */
export const sunHeight = (month: number) => degreesText(sunYear[month - 1]!.height)
