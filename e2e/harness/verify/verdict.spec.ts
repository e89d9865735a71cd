import { expect, test, vi } from 'vitest'
import { verdictOf } from './verdict.ts'

const failed = [{ title: 'a.one: words', group: '', file: 'e2e/a.e2e.ts', status: 'failed', message: '' }] as const

test('verification.whole: of a run that was stopped it is told, and what it found is its verdict', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  expect(verdictOf({ passed: 2, failed: [...failed] }, 15)).toBe(false)
  expect(told.mock.calls).toEqual([['stopped after 15 minutes, before all tests had run; give more time with --minutes']])
  expect(() => verdictOf({ passed: 2, failed: [] }, 15)).toThrow(/^stopped after 15 minutes/)
})

test('verification.whole: of a run to its end', () => {
  expect([verdictOf({ passed: 2, failed: [] }), verdictOf({ passed: 2, failed: [...failed] })]).toEqual([true, false])
  expect(() => verdictOf({ passed: 0, failed: [] })).toThrow('no test ran')
})
