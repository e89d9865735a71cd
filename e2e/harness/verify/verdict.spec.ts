import { expect, test, vi } from 'vitest'
import { reasonToBreakOff, verdictOf } from './verdict.ts'
import { Unusable } from '../command/unusable.ts'

const failed = [{ title: 'a.one: words', group: '', file: 'e2e/a.e2e.ts', status: 'failed', message: '' }] as const

test('verification.whole: of a run that broke off it is told why, and what it found is its verdict', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  expect(verdictOf({ passed: 2, failed: [...failed] }, 'stopped after 15 minutes')).toBe(false)
  expect(told.mock.calls).toEqual([['stopped after 15 minutes']])
  expect(() => verdictOf({ passed: 2, failed: [] }, 'stopped after 15 minutes')).toThrow(/^stopped after 15 minutes$/)
})

test('verification.whole: of a run to its end', () => {
  expect([verdictOf({ passed: 2, failed: [] }), verdictOf({ passed: 2, failed: [...failed] })]).toEqual([true, false])
  expect(() => verdictOf({ passed: 0, failed: [] })).toThrow('no test ran')
})

test('verification.whole: why a run broke off; what nobody foresaw is not taken for that', async () => {
  const broken = (error: Error) => reasonToBreakOff(() => Promise.reject(error))
  expect([await reasonToBreakOff(() => Promise.resolve([])), await broken(new Unusable('the browser tests ended'))]).toEqual([undefined, 'the browser tests ended'])
  await expect(broken(new TypeError('no such name'))).rejects.toThrow('no such name')
})
