import { expect, test } from 'vitest'
import { calendar } from './calendar.ts'

const host = 'casa.it'
const file = calendar({ from: 2025, to: 2030, host })
const lines = file.split('\r\n')
const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (name: string) =>
  unfolded.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1))

test('calendar: six festivals in six years, each with a name of its own', () => {
  expect(valuesOf('BEGIN:VEVENT')).toHaveLength(36)
  expect(valuesOf('END:VEVENT')).toHaveLength(36)
  expect(new Set(valuesOf('UID')).size).toBe(36)
  expect(valuesOf('UID')[0]).toBe('carnevale-2025@casa.it')
})

test('calendar: opened, closed and described once', () => {
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect([valuesOf('VERSION'), valuesOf('PRODID')]).toEqual([['2.0'], ['-//Feste veneziane//IT']])
})

test('calendar: lines end in CRLF and hold at most 75 octets', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('calendar: whole days, ending on the day after', () => {
  const days = { from: valuesOf('DTSTART;VALUE=DATE'), to: valuesOf('DTEND;VALUE=DATE') }
  const redentore = days.from.indexOf('20270717')
  expect(days.to[redentore]).toBe('20270719')
  expect(days.from).toContain('20260217')
  expect(days.from.every((day, index) => day < days.to[index]!)).toBe(true)
})

test('calendar: commas in texts are escaped, accents survive the folds', () => {
  expect(valuesOf('SUMMARY')[0]).toBe('Martedì grasso\\, ultimo giorno di Carnevale')
  expect(valuesOf('DESCRIPTION')[1]).toContain('dopo l’Ascensione\\, 42 giorni dopo Pasqua')
})

test('calendar: the same years make the same file', () => {
  expect(calendar({ from: 2025, to: 2030, host })).toBe(file)
  expect(new Set(valuesOf('DTSTAMP'))).toEqual(new Set(['20261121T000000Z']))
})

test('calendar: one year has six, a range turned round none', () => {
  expect(calendar({ from: 2027, to: 2027, host }).match(/BEGIN:VEVENT/g)).toHaveLength(6)
  expect(calendar({ from: 2028, to: 2027, host })).not.toContain('VEVENT')
})
