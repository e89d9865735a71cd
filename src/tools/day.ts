/** A day of the calendar, without time or zone. Months count from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

const midnight = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day))

function dayOf(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 2027-02-09. Days in this form sort as text. */
export function isoDay(day: Day) {
  return midnight(day).toISOString().slice(0, 10)
}

/** The day that «2027-02-09» names; nothing for «2027-02-30» or any other text. */
export function parseDay(text: string): Day | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return undefined
  return dayOf(date)
}

export function addDays({ year, month, day }: Day, count: number): Day {
  return dayOf(midnight({ year, month, day: day + count }))
}

/** 0 is Sunday. */
export function weekday(day: Day) {
  return midnight(day).getUTCDay()
}

/** The first Sunday of a month is number 1. */
export function sundayOf(year: number, month: number, count: number): Day {
  const first = { year, month, day: 1 }
  return addDays(first, ((7 - weekday(first)) % 7) + 7 * (count - 1))
}
