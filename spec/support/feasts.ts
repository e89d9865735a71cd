import { dayAndMonth } from '../../src/content/article.ts'
import { isoDay } from '../../src/tools/day.ts'
import { festivalsOf } from '../../src/tools/festivals.ts'

/** «9 maggio», «17–18 luglio»: by the calendar. */
export function datesOfFeast(feast: string, year: number) {
  const found = festivalsOf(year).find(({ id }) => id === feast)
  if (!found) throw new Error(`No feast «${feast}» in ${year}`)
  const { from, to } = found
  const last = dayAndMonth(isoDay(to))
  return from.day === to.day ? last : `${from.day}–${last}`
}
