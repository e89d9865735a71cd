import { expect, test } from 'vitest'
import { staleEntries } from './freshness.ts'

const entry = (checked: string) => ({ name: 'Tariffe', checked, source: 'Gestore' })
const isStale = (checked: string, today: string, months?: number) =>
  staleEntries([entry(checked)], today, months).length === 1

test.each([
  ['the day itself', '2026-11-21', '2026-11-21', false],
  ['twelve months to the day', '2025-11-21', '2026-11-21', false],
  ['twelve months and a day', '2025-11-20', '2026-11-21', true],
  ['a leap day a year on', '2024-02-29', '2025-02-28', false],
  ['the day before a leap day’s anniversary', '2027-02-27', '2028-02-29', true],
  ['across the year’s end', '2025-12-31', '2026-01-01', false],
  ['a check of tomorrow', '2026-11-22', '2026-11-21', false],
])('freshness: %s', (_, checked, today, stale) => {
  expect(isStale(checked, today)).toBe(stale)
})

test.each([
  ['2026-08-31', '2026-09-30', 1, false],
  ['2026-08-29', '2026-09-30', 1, true],
  ['2026-02-28', '2026-03-31', 1, false],
  ['2026-11-20', '2026-11-21', 0, true],
])('freshness: %s, seen on %s with %d months', (checked, today, months, stale) => {
  expect(isStale(checked, today, months)).toBe(stale)
})

test('freshness: keeps the order and all that an entry carries', () => {
  const entries = [entry('2020-01-01'), entry('2026-11-21'), entry('2019-01-01')]
  expect(staleEntries(entries, '2026-11-21')).toEqual([entries[0], entries[2]])
})

test.each(['', '2026-02-30', '21/11/2026'])('freshness: a check on «%s» cannot pass unnoticed', (checked) => {
  expect(() => isStale(checked, '2026-11-21')).toThrow(RangeError)
})
