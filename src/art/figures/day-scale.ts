import { minutesOf } from '../../ui/clock-text.ts'

/** Seven hours stand each in the middle of a seventh of the width. */
export const DAY_WIDTH = 420
export const hourMarks = [6, 9, 12, 15, 18, 21, 24]

const DAWN = 6 * 60
const MIDNIGHT = 24 * 60

/** Where a time of day stands, in minutes since midnight. */
export const xOf = (minutes: number) => Math.round(((minutes - DAWN) * 360) / (MIDNIGHT - DAWN) + DAY_WIDTH / 14)

/** Minutes since midnight, or NaN for what is not on the line. */
export function readClock(clock: string) {
  const minutes = /^\d{1,2}:[0-5]\d$/.test(clock) ? minutesOf(clock) : Number.NaN
  return minutes >= DAWN && minutes <= MIDNIGHT ? minutes : Number.NaN
}
