import { expect, test } from 'vitest'
import { clockText, minutesOf } from '../ui/clock-text.ts'
import { romeInstant, romeTime } from './clock.ts'
import { parseDay } from './day.ts'

test.each([
  ['winter', '2027-01-15T11:00:00Z', { year: 2027, month: 1, day: 15, minutes: 720 }],
  ['summer', '2027-07-15T11:00:00Z', { year: 2027, month: 7, day: 15, minutes: 780 }],
  ['midnight', '2027-01-14T23:00:00Z', { year: 2027, month: 1, day: 15, minutes: 0 }],
  ['the last minute of winter time', '2027-03-28T00:59:00Z', { year: 2027, month: 3, day: 28, minutes: 119 }],
  ['the first of summer time', '2027-03-28T01:00:00Z', { year: 2027, month: 3, day: 28, minutes: 180 }],
  ['the last minute of summer time', '2027-10-31T00:59:00Z', { year: 2027, month: 10, day: 31, minutes: 179 }],
  ['the first of winter time', '2027-10-31T01:00:00Z', { year: 2027, month: 10, day: 31, minutes: 120 }],
])('clock: Rome in %s', (_, instant, time) => {
  expect(romeTime(new Date(instant))).toEqual(time)
})

test.each([
  ['2027-03-27', '2027-03-27T06:00:00.000Z'],
  ['2027-03-28', '2027-03-28T05:00:00.000Z'],
  ['2027-10-30', '2027-10-30T05:00:00.000Z'],
  ['2027-10-31', '2027-10-31T06:00:00.000Z'],
])('clock: seven o’clock on %s', (day, instant) => {
  expect(romeInstant(parseDay(day)!, 420).toISOString()).toBe(instant)
})

test('clock: a time of the day and its instant agree all year', () => {
  for (let hour = 0; hour < 365 * 24; hour += 7) {
    const instant = new Date(Date.UTC(2027, 0, 1, hour, 30))
    const { minutes, ...day } = romeTime(instant)
    if (minutes !== 150) expect(romeInstant(day, minutes)).toEqual(instant)
  }
})

test('clock: written and read without a leading zero for the hour', () => {
  expect([clockText(0), clockText(420), clockText(1439)]).toEqual(['0:00', '7:00', '23:59'])
  for (let minutes = 0; minutes < 1440; minutes++) expect(minutesOf(clockText(minutes))).toBe(minutes)
})

test('clock: an instant that is none throws', () => {
  expect(() => romeTime(new Date(Number.NaN))).toThrow(RangeError)
})
