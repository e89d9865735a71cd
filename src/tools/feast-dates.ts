import { dayAndMonth } from '../content/article.ts'
import { isoDay } from './day.ts'
import { easter } from './easter.ts'
import { festivalsOf, type Festival } from './festivals.ts'

/** «9 maggio», «17–18 luglio»: when a feast is held, as a text writes it. */
export function feastDates(id: Festival['id'], year: number) {
  const { from, to } = festivalsOf(year).find((festival) => festival.id === id)!
  const last = dayAndMonth(isoDay(to))
  return from.day === to.day ? last : `${from.day}–\u2060${last}`
}

export const easterDate = (year: number) => dayAndMonth(isoDay(easter(year)))
