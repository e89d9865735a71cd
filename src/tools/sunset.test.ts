import { expect, test } from 'vitest'
import { clockText, minutesOf } from '../ui/clock-text.ts'
import { addDays, parseDay, weekday } from './day.ts'
import { goodLightAtBurano, sunAltitude, sunset, sunsetProblems } from './sunset.ts'

// January to December, the fifteenth
const published = '16:53 17:37 18:16 19:56 20:34 21:01 20:56 20:19 19:23 18:26 16:41 16:28'.split(' ')
const years = [2025, 2026, 2027, 2030]

test.each(years)('sunset: the fifteenth of each month of %d is within two minutes of the table', (year) => {
  const late = published.map((clock, index) => sunset({ year, month: index + 1, day: 15 }) - minutesOf(clock))
  expect(Math.max(...late.map(Math.abs))).toBeLessThanOrEqual(2)
})

test.each([
  ['2027-06-21', '21:03'],
  ['2027-12-21', '16:30'],
])('sunset: the solstice of %s at %s', (day, clock) => {
  expect(Math.abs(sunset(parseDay(day)!) - minutesOf(clock))).toBeLessThanOrEqual(2)
})

test.each([
  ['2027-03-15', 7],
  ['2027-10-15', 9],
  ['2027-06-15', 34],
])('sunset: at 17:30 on %s the sun stands at about %d degrees', (day, altitude) => {
  expect(Math.abs(sunAltitude(parseDay(day)!, minutesOf('17:30')) - altitude)).toBeLessThan(1)
})

test.each([
  ['2027-01-15', false],
  ['2027-02-20', true],
  ['2027-03-15', true],
  ['2027-03-27', true],
  ['2027-03-28', false],
  ['2027-06-15', false],
  ['2027-10-15', true],
  ['2027-10-30', true],
  ['2027-10-31', false],
  ['2027-12-21', false],
])('sunset: on %s half past five at Burano is good light: %s', (day, good) => {
  expect(goodLightAtBurano(parseDay(day)!)).toBe(good)
})

test('sunset: it moves by minutes from day to day, and by an hour on the clock changes only', () => {
  for (let day = { year: 2027, month: 1, day: 1 }; day.year < 2028; day = addDays(day, 1)) {
    const step = sunset(addDays(day, 1)) - sunset(day)
    const changes = weekday(day) === 6 && Math.abs(step) > 10
    expect(changes ? [57, 58, 59, 60, 61, 62].includes(Math.abs(step)) : Math.abs(step) <= 3).toBe(true)
    expect(sunAltitude(day, sunset(day))).toBeCloseTo(-0.8, 0)
  }
})

test.each([
  ['no date', undefined],
  ['an empty field', ''],
  ['a day that does not exist', '2027-02-30'],
  ['a day too far away', '2101-01-01'],
  ['a day too long ago', '1949-12-31'],
])('sunset: %s is refused', (_, date) => {
  expect(sunsetProblems({ date })).toMatchObject([{ field: 'date' }])
})

test.each(['1950-01-01', '2100-12-31'])('sunset: %s is within the years of the equations', (date) => {
  expect(sunsetProblems({ date })).toEqual([])
})

test('sunset: the nearest minute is told, not the one that is passing', () => {
  // 21:00:49 by the equations
  expect(clockText(sunset(parseDay('2027-06-15')!))).toBe('21:01')
})

test('sunset: a day is accepted and written as a clock shows it', () => {
  expect(sunsetProblems({ date: '2027-10-15' })).toEqual([])
  expect(clockText(sunset(parseDay('2027-10-15')!))).toMatch(/^18:2\d$/)
})
