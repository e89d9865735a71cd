import { expect, test } from 'vitest'
import { addDays, isoDay, parseDay, weekday } from './day.ts'
import { festivalsOf, festivalYears, nextFestivals } from './festivals.ts'

const dates = (year: number) => festivalsOf(year).map(({ from, to }) => `${isoDay(from)}/${isoDay(to)}`)
const nextOf = (day: string) => nextFestivals(parseDay(day)!).map(({ id, from }) => `${id} ${from.year}`)

test('festivals: the dates of 2027', () => {
  expect(dates(2027)).toEqual([
    '2027-02-09/2027-02-09',
    '2027-05-09/2027-05-09',
    '2027-05-16/2027-05-16',
    '2027-07-17/2027-07-18',
    '2027-09-05/2027-09-05',
    '2027-11-21/2027-11-21',
  ])
})

test.each([
  [2025, '2025-03-04'],
  [2026, '2026-02-17'],
])('festivals: Shrove Tuesday of %d is %s', (year, day) => {
  expect(isoDay(festivalsOf(year)[0]!.from)).toBe(day)
})

test.each(festivalYears)('festivals: the days of %d fall on their weekdays and in order', (year) => {
  const festivals = festivalsOf(year)
  expect(festivals.map(({ from }) => weekday(from)).slice(0, 5)).toEqual([2, 0, 0, 6, 0])
  expect(dates(year).toSorted()).toEqual(dates(year))
})

test.each([
  ['on the day itself', '2027-02-09', 'carnevale 2027'],
  ['the day after', '2027-02-10', 'sensa 2027'],
  ['on the second day of the Redentore', '2027-07-18', 'redentore 2027'],
  ['after the Redentore', '2027-07-19', 'regata-storica 2027'],
  ['after the last of the year', '2027-11-22', 'carnevale 2028'],
  ['before the first year', '2020-01-01', 'carnevale 2025'],
])('festivals: the next one, %s', (_, day, next) => {
  expect(nextOf(day)[0]).toBe(next)
})

test('festivals: each is listed once, up to the last year', () => {
  expect(nextOf('2027-06-01').toSorted()).toEqual([
    'carnevale 2028',
    'redentore 2027',
    'regata-storica 2027',
    'salute 2027',
    'sensa 2028',
    'vogalonga 2028',
  ])
  expect(nextOf('2030-09-02')).toEqual(['salute 2030'])
  expect(nextOf('2030-11-22')).toEqual([])
})

test('festivals: the next one never lies in the past', () => {
  for (let day = { year: 2025, month: 1, day: 1 }; day.year < 2031; day = addDays(day, 1)) {
    for (const { to } of nextFestivals(day)) expect(isoDay(to) >= isoDay(day)).toBe(true)
  }
})
