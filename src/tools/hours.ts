import { minutesOf } from '../ui/clock-text.ts'
import { romeInstant, romeTime } from './clock.ts'
import { addDays, weekday, type Day } from './day.ts'
import type { Schedule } from './schedules.ts'

export interface Change {
  at: Date
  opens: boolean
}

const DAYS_AHEAD = 7 // a timetable repeats itself every week

function changesOn(schedule: Schedule, day: Day): Change[] {
  return schedule.spans
    .filter(({ weekdays }) => weekdays.includes(weekday(day)))
    .flatMap(({ from, to }) => [
      { at: romeInstant(day, minutesOf(from)), opens: true },
      { at: romeInstant(day, minutesOf(to)), opens: false },
    ])
}

/** By a clock in Rome, wherever the reader is. Open from the first minute, closed at the last. */
export function isOpen(schedule: Schedule, instant: Date) {
  const { minutes, ...day } = romeTime(instant)
  return schedule.spans.some(
    ({ weekdays, from, to }) =>
      weekdays.includes(weekday(day)) && minutes >= minutesOf(from) && minutes < minutesOf(to),
  )
}

/** When it next opens or closes, later than the instant; nothing for a place that never opens. */
export function nextChange(schedule: Schedule, instant: Date): Change | undefined {
  const today = romeTime(instant)
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, count) => addDays(today, count))
    .flatMap((day) => changesOn(schedule, day))
    .filter(({ at }) => at > instant)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
}
