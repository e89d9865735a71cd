import { clockText } from '../ui/clock-text.ts'
import { romeTime } from './clock.ts'
import { isoDay, weekday } from './day.ts'
import { isOpen, nextChange } from './hours.ts'
import type { Schedule } from './schedules.ts'

const dayNames = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato']
const WEEK = [1, 2, 3, 4, 5, 6, 0]
/** Of a day. */
export const SHUT = 'chiuso'

const hoursOn = ({ spans }: Schedule, day: number) =>
  spans
    .filter(({ weekdays }) => weekdays.includes(day))
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ') || SHUT

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** From Monday; neighbours with the same hours share a row: «Lunedì–venerdì», «9:00–18:00»; of its weekdays 0 is Sunday. */
export function openingRows(schedule: Schedule): { weekdays: number[]; days: string; hours: string }[] {
  const rows: { weekdays: number[]; hours: string }[] = []
  for (const day of WEEK) {
    const hours = hoursOn(schedule, day)
    const row = rows.at(-1)
    if (row?.hours === hours) row.weekdays.push(day)
    else rows.push({ weekdays: [day], hours })
  }
  return rows.map(({ weekdays, hours }) => {
    const days = [...new Set([weekdays[0], weekdays.at(-1)])].map((day) => dayNames[day!])
    return { weekdays, days: capital(days.join('–')), hours }
  })
}

/** What a sign at a door says, large and small: «Aperta», «fino alle 12:00»; «Chiusa», «apre martedì alle 7:00». */
export type Sign = readonly [state: string, until: string]

/** Of the first days on which it is open: «7:00–12:00», «martedì–sabato». */
export function openHours(schedule: Schedule): Sign {
  const { days, hours } = openingRows(schedule).find((row) => row.hours !== SHUT)!
  return [hours, lower(days)]
}

const shut = ({ isFeminine }: Schedule) => (isFeminine ? 'Chiusa' : 'Chiuso')

/** What holds now; of what never opens it is not said when it does. */
export function openingSign(schedule: Schedule, now: Date): Sign {
  const change = nextChange(schedule, now)
  if (!change) return [shut(schedule), '']
  const at = romeTime(change.at)
  const clock = clockText(at.minutes)
  if (isOpen(schedule, now)) return [schedule.isFeminine ? 'Aperta' : 'Aperto', `fino alle ${clock}`]
  const isToday = isoDay(at) === isoDay(romeTime(now))
  return opensOn(schedule, isToday ? 'oggi' : dayNames[weekday(at)], clock)
}

const opensOn = (schedule: Schedule, day: string | undefined, clock: string): Sign => [shut(schedule), `apre ${day} alle ${clock}`]

/** The longest that `openingSign` says: each day on which it opens. */
export const openingSigns = (schedule: Schedule) => schedule.spans.flatMap(({ weekdays, from }) => weekdays.map((day) => opensOn(schedule, dayNames[day], from)))

/** When the first of several places opens or closes. */
export function firstChange(schedules: readonly Schedule[], now: Date): Date | undefined {
  const times = schedules.flatMap((schedule) => nextChange(schedule, now)?.at.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
