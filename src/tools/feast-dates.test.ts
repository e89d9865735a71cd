import { expect, test } from 'vitest'
import { easterDate, feastDates } from './feast-dates.ts'

test.each([
  ['carnevale', 2025, '4 marzo'],
  ['sensa', 2025, '1° giugno'],
  ['redentore', 2027, '17–\u206018 luglio'],
  ['regata-storica', 2027, '5 settembre'],
] as const)('feast-dates: %s of %d is on %s', (id, year, dates) => {
  expect(feastDates(id, year)).toBe(dates)
})

test('feast-dates: Easter', () => {
  expect(easterDate(2027)).toBe('28 marzo')
})
