// @vitest-environment node
import { expect, test } from 'vitest'
import { MAX_EURO } from './problem'
import { afterTaxYield, grossYield, netYield, taxRates, yieldDefaults, yieldProblems, yieldScenarios } from './yield'

test('yield: the example of the specification gives 12.5% gross and 7.5% net', () => {
  expect(yieldDefaults).toEqual({ value: 200000, income: 25000, costs: 10000 })
  expect(grossYield(yieldDefaults)).toBe(12.5)
  expect(netYield(yieldDefaults)).toBe(7.5)
})

test.each([
  [0, 7.5],
  [21, 4.875],
  [26, 4.25],
  [10, 6.25],
])('yield: a tax of %d per cent on gross income leaves %d per cent', (rate, left) => {
  expect(afterTaxYield({ ...yieldDefaults, rate })).toBeCloseTo(left, 10)
})

test('yield: the scenarios move as announced', () => {
  const yields = yieldScenarios.map(({ input }) => Number(netYield(input).toFixed(4)))
  expect(yields).toEqual([7.5, 8.75, 6.25, 7, 8, 4.5625, 5])
  expect(yieldScenarios.flatMap(({ input }) => yieldProblems(input))).toEqual([])
})

test.each([
  ['a value of zero', { value: 0 }, 'value'],
  ['a value below one euro', { value: 0.5 }, 'value'],
  ['a negative income', { income: -1 }, 'income'],
  ['no income typed', { income: undefined }, 'income'],
  ['costs that are not a number', { costs: Number.NaN }, 'costs'],
  ['an absurd value', { value: MAX_EURO * 2 }, 'value'],
  ['costs one cent above income', { costs: 25000.01 }, 'costs'],
])('yield: %s is refused beside its field', (_, change, field) => {
  expect(yieldProblems({ ...yieldDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('yield: an empty form names all three fields', () => {
  expect(yieldProblems({})).toHaveLength(3)
})

test('yield: costs that eat all the income are possible and leave nothing', () => {
  const even = { ...yieldDefaults, costs: 25000 }
  expect(yieldProblems(even)).toEqual([])
  expect(netYield(even)).toBe(0)
})

const extremes = [0, 1, 99.99, 25000, MAX_EURO]
const accepted = extremes
  .flatMap((value) => extremes.flatMap((income) => extremes.map((costs) => ({ value, income, costs }))))
  .filter((input) => yieldProblems(input).length === 0)

test('yield: accepted input gives numbers, and tax never adds to them', () => {
  expect(accepted.length).toBeGreaterThan(30)
  for (const input of accepted) {
    expect(grossYield(input)).toBeLessThan(Infinity)
    expect(netYield(input)).toBeLessThanOrEqual(grossYield(input))
    for (const rate of taxRates) expect(afterTaxYield({ ...input, rate })).toBeLessThanOrEqual(netYield(input))
  }
})
