import { expect, test } from 'vitest'
import { rentFor, rentLeft, rentSaved, rentTax } from './temporary-rent.ts'

test('temporary-rent: twelve months at 1.300 €', () => {
  expect([rentFor(12), rentFor(5)]).toEqual([15600, 6500])
  expect([rentTax(21), rentTax(10)]).toEqual([3276, 1560])
  expect([rentLeft(21), rentLeft(10)]).toEqual([12324, 14040])
  expect(rentSaved()).toBe(1716)
})
