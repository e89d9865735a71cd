import { romeInstant, romeTime } from './clock.ts'
import { parseDay, type Day } from './day.ts'
import type { Problem } from './problem.ts'
import { altitudeAt, bearingOfDescent, descentTo } from './sun.ts'

/** The sun's upper edge touches the horizon, seen through the air: NOAA's definition of sunset. */
export const SUNSET_DEGREES = -0.833
const GOOD_LIGHT_DEGREES = 10

/** Half past five: the hour for photographs of Burano in the specification, section 9. */
export const BURANO_MINUTES = 17 * 60 + 30

/** Sunset in Venice, in minutes since midnight on a clock in Rome. */
export function sunset(day: Day) {
  const noon = romeInstant(day, 12 * 60)
  const first = descentTo(SUNSET_DEGREES, noon)
  const instant = descentTo(SUNSET_DEGREES, first) // the sun has moved on since noon
  return romeTime(new Date(instant.getTime() + 30_000)).minutes
}

/** Where the sun goes down in Venice: degrees from north, by east. */
export function sunsetBearing(day: Day) {
  return bearingOfDescent(SUNSET_DEGREES, descentTo(SUNSET_DEGREES, romeInstant(day, 12 * 60)))
}

/** Degrees above the horizon in Venice at a time of the day, as a clock in Rome shows it. */
export function sunAltitude(day: Day, minutes: number) {
  return altitudeAt(romeInstant(day, minutes))
}

/** Low enough for warm colours, not yet set. */
export function goodLightAtBurano(day: Day) {
  const altitude = sunAltitude(day, BURANO_MINUTES)
  return altitude >= 0 && altitude <= GOOD_LIGHT_DEGREES
}

const isCovered = ({ year }: Day) => year >= 1950 && year <= 2100 // NOAA vouches for its equations up to 2100

export function sunsetProblems({ date }: { date?: string | undefined }): Problem<'date'>[] {
  const day = parseDay(date ?? '')
  if (!day) return [{ field: 'date', message: 'Scegli un giorno che esiste, per esempio 15/10/2027.' }]
  return isCovered(day) ? [] : [{ field: 'date', message: 'Scegli un giorno fra il 1950 e il 2100.' }]
}
