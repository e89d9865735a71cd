import { dayAndMonth } from '../../src/content/article.ts'
import { addDays, isoDay } from '../../src/tools/day.ts'
import { festivalsOf } from '../../src/tools/festivals.ts'

const stamp = (day: Parameters<typeof isoDay>[0]): string => isoDay(day).replaceAll('-', '')

/** Every feast of some years as a calendar has it: a name, its first day, and the day after its last. */
export const calendarDays = (years: readonly number[]) =>
  years.flatMap(festivalsOf).map(({ id, name, from, to }) => ({ id: `${id}-${from.year}`, name, from: stamp(from), until: stamp(addDays(to, 1)) }))

/** «9 maggio», «17–18 luglio»: by the calendar. */
export function datesOfFeast(feast: string, year: number) {
  const found = festivalsOf(year).find(({ id }) => id === feast)
  if (!found) throw new Error(`No feast «${feast}» in ${year}`)
  const { from, to } = found
  const last = dayAndMonth(isoDay(to))
  return from.day === to.day ? last : `${from.day}–${last}`
}
