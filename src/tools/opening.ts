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

/** Of the first days on which it is open: «Martedì–sabato 7:00–12:00». */
export function openHours(schedule: Schedule): string {
  const { days, hours } = openingRows(schedule).find((row) => row.hours !== SHUT)!
  return `${days} ${hours}`
}

const shut = ({ isFeminine }: Schedule) => (isFeminine ? 'Chiusa' : 'Chiuso')

/** As on the sign at a door: «Aperta fino alle 12:00», «Chiusa, apre martedì alle 7:00». */
export function openingText(schedule: Schedule, now: Date) {
  const change = nextChange(schedule, now)
  if (!change) return shut(schedule)
  const at = romeTime(change.at)
  const clock = clockText(at.minutes)
  if (isOpen(schedule, now)) return `${schedule.isFeminine ? 'Aperta' : 'Aperto'} fino alle ${clock}`
  const isToday = isoDay(at) === isoDay(romeTime(now))
  return opensOn(schedule, isToday ? 'oggi' : dayNames[weekday(at)], clock)
}

const opensOn = (schedule: Schedule, day: string | undefined, clock: string) => `${shut(schedule)}, apre ${day} alle ${clock}`

/** The longest that `openingText` says: each day on which it opens. */
export const openingTexts = (schedule: Schedule) => schedule.spans.flatMap(({ weekdays, from }) => weekdays.map((day) => opensOn(schedule, dayNames[day], from)))

/** When the first of several places opens or closes. */
export function firstChange(schedules: readonly Schedule[], now: Date): Date | undefined {
  const times = schedules.flatMap((schedule) => nextChange(schedule, now)?.at.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
