import { isoDay, parseDay } from './day.ts'

/** A day on which something was true, and where it was read. Of a value that a tool reckons with it stands beside it, so that no script carries it. */
export interface Dated {
  /** The day of the check: 2026-11-21. */
  checked: string
  source: string
}

/** The same day so many months earlier, or the last day of that month. */
function monthsBefore(text: string, months: number) {
  const day = parseDay(text)
  if (!day) throw new RangeError(`Not a day: «${text}»`)
  const lastOfMonth = new Date(Date.UTC(day.year, day.month - months, 0)).getUTCDate()
  return isoDay({ ...day, month: day.month - months, day: Math.min(day.day, lastOfMonth) })
}

/** What was checked more than so many months before today, and so must be checked again. */
export function staleEntries<Entry extends Dated>(entries: readonly Entry[], today: string, months = 12): Entry[] {
  const limit = monthsBefore(today, months)
  return entries.filter(({ checked }) => monthsBefore(checked, 0) < limit)
}

/** The oldest first, and before them what was never checked. */
export const byAge = <Entry extends { checked: string | undefined }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.checked ?? '').localeCompare(b.checked ?? ''))
