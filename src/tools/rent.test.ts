import { expect, test } from 'vitest'
import { evenRent, rentOf, shortLetLeft, shortLets } from './rent.ts'

test.each([
  [25000, 40, 21, 9750, 1028],
  [25000, 40, 26, 8500, 897],
  [25000, 50, 21, 7250, 765],
  [15000, 40, 21, 5850, 617],
])('rent: %d € with costs of %d and a tax of %d per cent leave %d €, as a rent of %d €', (income, costShare, rate, left, rent) => {
  expect(shortLetLeft({ income, costShare, rate })).toBe(left)
  expect(Math.round(evenRent({ left, rate: 21 }))).toBe(rent)
})

test('rent: the short lets of the article', () => {
  expect(shortLets).toEqual({ example: 9750, secondHome: 8500, dearer: 7250, onPlatform: 5460, onAirbnb: 5582.5, lessIncome: 5850 })
})

test('rent: fifty metres at 14 and 22 € are 700 and 1.100 € a month', () => {
  expect([14, 22].map((perMetre) => rentOf({ perMetre, metres: 50 }))).toEqual([700, 1100])
})

test('rent: costs that stay with the owner raise the even rent', () => {
  expect(Math.round(evenRent({ left: 9750, rate: 21, ownCosts: 2000 }))).toBe(1239)
})

test('rent: after its tax, and the costs that stay, the rent leaves the same', () => {
  const rent = evenRent({ left: 9750, rate: 10, ownCosts: 2000 })
  expect(rent * 12 * 0.9 - 2000).toBeCloseTo(9750, 6)
})
