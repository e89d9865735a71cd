import { degreesText } from '../art/figures/sun-dial.ts'
import type { Day } from './day.ts'
import { BURANO_MINUTES, sunAltitude, sunsetBearing } from './sunset.ts'

const YEAR = 2027
const names = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** Where the sun of a day stands at half past five, and where it sets. */
export const sunOf = (day: Day) => ({
  /** Of the year's twelve months, from the middle of January. */
  months: day.month - 1 + (day.day - 15) / 30,
  height: sunAltitude(day, BURANO_MINUTES),
  bearing: sunsetBearing(day),
})

/** The fifteenth of each month. */
export const sunYear = names.map((name, index) => ({ name, ...sunOf({ year: YEAR, month: index + 1, day: 15 }) }))

/** At half past five on the fifteenth of a month: «−7°». */
export const sunHeight = (month: number) => degreesText(sunYear[month - 1]!.height)
