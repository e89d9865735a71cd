import { addDays, type Day } from './day.ts'

/** What a clock and a calendar on a wall in Venice show. */
interface RomeTime extends Day {
  /** Since midnight. */
  minutes: number
}

const MINUTE_MS = 60_000

const rome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

export function romeTime(instant: Date): RomeTime {
  const parts = new Map(rome.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minutes: part('hour') * 60 + part('minute'),
  }
}

/** When a clock in Rome shows these minutes. Of the hour that comes twice in October, the second. */
export function romeInstant({ year, month, day }: Day, minutes: number): Date {
  const winter = new Date(Date.UTC(year, month - 1, day, 0, minutes - 60))
  const isWinter = romeTime(winter).minutes === minutes
  return isWinter ? winter : new Date(winter.getTime() - 60 * MINUTE_MS)
}

/** When the next day begins in Rome. */
export const nextMidnight = (now: Date): Date => romeInstant(addDays(romeTime(now), 1), 0)
