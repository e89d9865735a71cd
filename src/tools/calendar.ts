import { addDays, isoDay, type Day } from './day.ts'
import { festivalsOf, type Festival } from './festivals.ts'

interface CalendarProps {
  from: number
  to: number
  /** Of the site that publishes it: a name is unique in the world. */
  host: string
}

const LINE_OCTETS = 75
const DATE_STAMP = '20261121T000000Z' // the day of the check, so that every build makes the same file

const basicDay = (day: Day) => isoDay(day).replaceAll('-', '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`)

/** A line of more than 75 octets goes on after a break and a space; no character is cut in two. */
function folded(line: string) {
  let octets = 0
  return Array.from(line, (character) => {
    const size = new TextEncoder().encode(character).length
    const fits = octets + size <= LINE_OCTETS
    octets = fits ? octets + size : size + 1
    return fits ? character : `\r\n ${character}`
  }).join('')
}

function event({ id, name, rule, from, to }: Festival, host: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${from.year}@${host}`,
    `DTSTAMP:${DATE_STAMP}`,
    `DTSTART;VALUE=DATE:${basicDay(from)}`,
    `DTEND;VALUE=DATE:${basicDay(addDays(to, 1))}`, // the first day that is no longer part of it
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(`${rule}. Data calcolata: verifica il programma prima di partire.`)}`,
    'LOCATION:Venezia',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The festivals of these years, both included, as an iCalendar file: https://www.rfc-editor.org/rfc/rfc5545; by hand, for libraries write the moment of the build. */
export function calendar({ from, to, host }: CalendarProps): string {
  const years = Array.from({ length: to - from + 1 }, (_, count) => from + count)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Feste veneziane//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Feste veneziane',
    ...years.flatMap(festivalsOf).flatMap((festival) => event(festival, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
