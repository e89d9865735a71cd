import { expect, test } from 'vitest'
import { addDays, isoDay, parseDay, sundayOf, weekday } from './day.ts'

test.each([
  ['a month’s end', '2027-01-31', 1, '2027-02-01'],
  ['a leap day', '2028-02-28', 1, '2028-02-29'],
  ['no leap day', '2027-02-28', 1, '2027-03-01'],
  ['a year’s end, backwards', '2027-01-01', -1, '2026-12-31'],
  ['a clock change', '2027-03-27', 2, '2027-03-29'],
])('day: adding across %s', (_, from, count, to) => {
  expect(isoDay(addDays(parseDay(from)!, count))).toBe(to)
})

test.each(['2027-02-30', '2027-13-01', '2027-00-10', '2027-2-9', '9/2/2027', '', 'oggi', '2027-02-09T10:00'])(
  'day: «%s» is not a day',
  (text) => {
    expect(parseDay(text)).toBeUndefined()
  },
)

test('day: what is written is read back', () => {
  expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 })
  expect(isoDay({ year: 2027, month: 2, day: 9 })).toBe('2027-02-09')
})

test('day: 21 November 2026 is a Saturday', () => {
  expect(weekday({ year: 2026, month: 11, day: 21 })).toBe(6)
})

test.each([
  ['a month that starts on a Sunday', 2026, 2, 1, '2026-02-01'],
  ['a month that starts on a Monday', 2026, 6, 1, '2026-06-07'],
  ['the third of July 2027', 2027, 7, 3, '2027-07-18'],
])('day: Sundays of %s', (_, year, month, count, expected) => {
  expect(isoDay(sundayOf(year, month, count))).toBe(expected)
})
