import { expect, test } from 'vitest'
import { changeoverCost, changeovers, changeoversCost } from './changeover.ts'

test.each([
  [0, 3, 0],
  [1, 3, 1],
  [4, 3, 1],
  [5, 3, 2],
  [119, 3, 40],
  [193, 3, 64],
  [193, 2.5, 77],
  [200, 2.5, 80],
  [365, 3, 122],
])('changeover: %d nights in stays of %d are %d changeovers', (nights, stay, times) => {
  expect(changeovers(nights, stay)).toBe(times)
})

test('changeover: a stay has three nights where nothing else is said', () => {
  expect(changeovers(200)).toBe(67)
})

test('changeover: the usual cost lies within its range', () => {
  expect(changeoversCost(2)).toBe(140)
  expect(changeoversCost(64, changeoverCost.most)).toBe(6400)
  expect([changeoverCost.least, changeoverCost.usual, changeoverCost.most]).toEqual([60, 70, 100])
})
