import { expect, test } from 'vitest'
import { datedFacts } from './dated-facts.ts'
import { staleEntries } from './freshness.ts'

test('dated-facts: each has a day, a source and a name of its own', () => {
  for (const { checked, source, name } of datedFacts) {
    expect(checked, name).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(source, name).not.toBe('')
  }
  expect(new Set(datedFacts.map(({ name }) => name)).size).toBe(datedFacts.length)
})

test('dated-facts: fresh on the day of the check, all stale ten years on', () => {
  expect(staleEntries(datedFacts, '2026-11-21')).toEqual([])
  expect(staleEntries(datedFacts, '2036-11-21')).toHaveLength(datedFacts.length)
})
