// @vitest-environment node
import { expect, test } from 'vitest'
import {
  breakEvenNights,
  changeovers,
  profit,
  profitAfterTax,
  profitDefaults,
  profitProblems,
  profitScenarios,
} from './profit'

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 1],
  [5, 2],
  [119, 40],
  [193, 64],
  [365, 122],
])('profit: %d nights are %d changeovers', (nights, times) => {
  expect(changeovers(nights)).toBe(times)
})

test('profit: the default year earns 25.000 €, spends 13.190 € and leaves 11.810 €', () => {
  expect(profit(profitDefaults)).toBe(25000 - 5000 - 67 * 70 - 3500)
})

test.each([
  [21, 6560],
  [26, 5310],
])('profit: a tax of %d per cent on gross income leaves %d €', (rate, left) => {
  expect(profitAfterTax({ ...profitDefaults, rate })).toBeCloseTo(left, 6)
})

test('profit: an empty year loses its fixed costs', () => {
  expect(profit({ ...profitDefaults, nights: 0 })).toBe(-3500)
})

test.each([
  ['the price is the variable cost of a night', { price: 30, channelRate: 0, changeoverCost: 90, fixedCosts: 1000 }],
  ['the price is below it', { price: 20, channelRate: 0, changeoverCost: 90, fixedCosts: 0 }],
  ['the channel keeps it all', { price: 100, channelRate: 100, changeoverCost: 0, fixedCosts: 1 }],
  ['a year is too short for the fixed costs', { price: 100, channelRate: 0, changeoverCost: 0, fixedCosts: 36501 }],
])('profit: no nights are enough when %s', (_, input) => {
  expect(breakEvenNights(input)).toBe('never')
})

test.each([
  ['nothing to cover', { price: 100, channelRate: 0, changeoverCost: 0, fixedCosts: 0 }, 0],
  ['a whole year', { price: 100, channelRate: 0, changeoverCost: 0, fixedCosts: 36500 }, 365],
  ['fixed costs only', { price: 100, channelRate: 0, changeoverCost: 0, fixedCosts: 1001 }, 11],
  ['half of each night for the channel', { price: 100, channelRate: 50, changeoverCost: 0, fixedCosts: 1001 }, 21],
  ['the default year', profitDefaults, 46],
])('profit: break-even with %s', (_, input, nights) => {
  expect(breakEvenNights(input)).toBe(nights)
})

test('profit: one night less than break-even is a loss, none after it is', () => {
  for (let step = 0; step < 200; step++) {
    const [price, changeoverCost] = [20 + ((step * 37) % 400), (step * 53) % 150]
    const input = { price, channelRate: step % 41, changeoverCost, fixedCosts: (step * 911) % 12000 }
    const nights = breakEvenNights(input)
    if (nights === 'never' || nights === 0) continue
    const later = Array.from({ length: 366 - nights }, (_, more) => profit({ ...input, nights: nights + more }))
    expect(profit({ ...input, nights: nights - 1 })).toBeLessThan(0)
    expect(Math.min(...later)).toBeGreaterThanOrEqual(0)
  }
})

test.each([
  ['a free night', { price: 0 }, 'price'],
  ['no nights typed', { nights: undefined }, 'nights'],
  ['half a night', { nights: 0.5 }, 'nights'],
  ['a year of 366 nights', { nights: 366 }, 'nights'],
  ['a channel that keeps more than all', { channelRate: 101 }, 'channelRate'],
  ['a negative changeover', { changeoverCost: -1 }, 'changeoverCost'],
  ['fixed costs that are not a number', { fixedCosts: Number.NaN }, 'fixedCosts'],
])('profit: %s is refused beside its field', (_, change, field) => {
  expect(profitProblems({ ...profitDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('profit: the scenarios are possible years', () => {
  expect(profitScenarios.flatMap(({ input }) => profitProblems(input))).toEqual([])
  expect(profitScenarios.map(({ input }) => Math.round(profit(input)))).toEqual([11810, 13560, 3400, 7810])
})
