import { expect, test } from 'vitest'
import { isoDay, weekday } from './day.ts'
import { easter } from './easter.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('easter: of %d is %s', (year, day) => {
  expect(isoDay(easter(year))).toBe(day)
})

test('easter: always a Sunday between 22 March and 25 April', () => {
  for (let year = 1583; year <= 2600; year++) {
    const day = easter(year)
    expect(weekday(day)).toBe(0)
    expect(isoDay(day) >= `${year}-03-22` && isoDay(day) <= `${year}-04-25`).toBe(true)
  }
})
