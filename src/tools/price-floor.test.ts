import { expect, test } from 'vitest'
import { deducted, floorDefaults, leftOfNight, lowestPrice, priceFloor } from './price-floor.ts'

test('price-floor: platform, management, their VAT and the tax take 45.4 per cent', () => {
  expect([deducted(), deducted('platform'), deducted('nothing'), deducted('all', 21, 0)]).toEqual([45.4, 44.3, 41, 27.1])
})

test.each([
  [1, 70, 143],
  [2, 70, 79],
  [3, 70, 58],
  [1, 90, 180],
  [3, 90, 70],
])('price-floor: %d nights with a changeover of %d € need %d € a night', (nights, changeoverCost, floor) => {
  expect(lowestPrice({ ...floorDefaults, nights, changeoverCost })).toBe(floor)
})

test.each([
  [3, 90, 6, 55, 80],
  [4, 100, 8, 34, 50],
])('tools.floor: %d nights, a changeover of %d €, %d € of utilities, less %d in a hundred, need the whole %d €', (nights, changeoverCost, utilities, share, floor) => {
  expect(lowestPrice({ nights, changeoverCost, utilities, deducted: share })).toBe(floor)
})

test('price-floor: at the floor nothing is left, above it something is', () => {
  expect(leftOfNight({ ...floorDefaults, price: priceFloor(floorDefaults) })).toBeCloseTo(0, 10)
  expect(leftOfNight({ ...floorDefaults, nights: 1, price: 120 })).toBeCloseTo(-12.48, 10)
  expect(leftOfNight({ ...floorDefaults, price: 120 })).toBeGreaterThan(34)
})
