interface CalendarEvent {
  /** Of the feast, without its year. */
  id: string
  name: string
  description: string
  location: string
  /** The first day, and the last: 2028-07-15. */
  from: string
  to: string
}

const DAY_MS = 86_400_000
const iso = (stamp: string): string => stamp.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
/** A calendar tells the first day that is no longer part of a feast. */
const dayBefore = (stamp: string): string => new Date(Date.parse(iso(stamp)) - DAY_MS).toISOString().slice(0, 10)

/** What stands in an iCalendar file, read without the code that wrote it. */
export const eventsOf = (file: string): CalendarEvent[] =>
  file.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1).map((event) => {
    const value = (field: string): string => new RegExp(`^${field}(?:;VALUE=DATE)?:(.*)\r$`, 'm').exec(event)?.[1]?.replaceAll(/\\([\\;,])/g, '$1') ?? ''
    return { id: value('UID').replace(/-\d{4}@.*$/, ''), name: value('SUMMARY'), description: value('DESCRIPTION'), location: value('LOCATION'), from: iso(value('DTSTART')), to: dayBefore(value('DTEND')) }
  })
