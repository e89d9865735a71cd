import { expect, test } from 'vitest'
import { arrivalCost, feePerArrivalHour, hoursOfArrivals, hoursOfChecks, managementPerStay, yearlyShare } from './labour.ts'

test.each([
  [5, 18.75, 56],
  [20, 75, 225],
  [30, 112.5, 338],
])('labour: %d per cent of a stay is %d €, or %d minutes', (rate, fee, minutes) => {
  expect(managementPerStay(rate)).toEqual({ fee, minutes })
})

test('labour: the house asks 5 per cent', () => {
  expect(managementPerStay()).toEqual(managementPerStay(5))
})

test('labour: 200 nights are 67 arrivals, 134 hours', () => {
  expect(hoursOfArrivals(200)).toBe(134)
  expect(arrivalCost()).toBe(40)
})

test('labour: the fee of the example would pay 9,33 € for an hour of arrivals', () => {
  expect(feePerArrivalHour({ income: 25000, nights: 200 })).toBeCloseTo(9.33, 2)
})

test('labour: furniture of 12.000 € that lasts six years weighs 2.000 € on each', () => {
  expect(yearlyShare({ cost: 12000, years: 6 })).toBe(2000)
})

test('labour: twenty minutes at each of 64 changeovers are 21 hours', () => {
  expect(hoursOfChecks(193)).toBe(21)
})
