import { expect, test } from 'vitest'
import { MAX_EURO } from './problem.ts'
import { afterTaxYield, costLines, grossYield, netYield, taxRates, withAllCosts, withFees, yieldDefaults, yieldProblems } from './yield.ts'

test('yield: the example of the specification gives 12.5% gross and 7.5% net', () => {
  expect(yieldDefaults).toMatchObject({ value: 200000, income: 25000, costs: 10000 })
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

test.each([
  ['a value of zero', { value: 0 }, 'value'],
  ['a value below one euro', { value: 0.5 }, 'value'],
  ['a negative income', { income: -1 }, 'income'],
  ['no income typed', { income: undefined }, 'income'],
  ['costs that are not a number', { costs: Number.NaN }, 'costs'],
  ['an absurd value', { value: MAX_EURO * 2 }, 'value'],
  ['fees above all costs', { fees: 10001 }, 'fees'],
  ['a fund of more than all', { reserveRate: 101 }, 'reserveRate'],
])('yield: %s is refused beside its field', (_, change, field) => {
  expect(yieldProblems({ ...yieldDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('yield: costs above the income are a loss, which is reckoned with', () => {
  const loss = { ...yieldDefaults, costs: 30_000 }
  expect(yieldProblems(loss)).toEqual([])
  expect(netYield(loss)).toBe(-2.5)
})

test('yield: an empty form names all five fields', () => {
  expect(yieldProblems({})).toHaveLength(5)
})

test('yield: the lines of the costs make their sum', () => {
  expect(Object.values(costLines).reduce((sum, line) => sum + line)).toBe(yieldDefaults.costs)
})

test('yield: VAT on the fees and the fund come on top', () => {
  expect(withAllCosts(yieldDefaults).costs).toBe(10000 + 660 + 1250)
})

test('yield: a platform at 15.5% with VAT and management at 5% leave about 6.0, and 3.4 after the tax', () => {
  const house = withFees(yieldDefaults, 25000 * 0.2391)
  expect(netYield(house)).toBeCloseTo(6.01, 2)
  expect(afterTaxYield({ ...house, rate: 21 })).toBeCloseTo(3.39, 2)
})

test('yield: costs that eat all the income are possible and leave nothing', () => {
  const even = { ...yieldDefaults, costs: 25000 }
  expect(yieldProblems(even)).toEqual([])
  expect(netYield(even)).toBe(0)
})

const extremes = [0, 1, 99.99, 25000, MAX_EURO]
const accepted = extremes
  .flatMap((value) => extremes.flatMap((income) => extremes.map((costs) => ({ value, income, costs, fees: 0, reserveRate: 5 }))))
  .filter((input) => yieldProblems(input).length === 0)

test('yield: accepted input gives numbers, and tax never adds to them', () => {
  expect(accepted.length).toBeGreaterThan(30)
  for (const input of accepted) {
    expect(grossYield(input)).toBeLessThan(Infinity)
    expect(netYield(input)).toBeLessThanOrEqual(grossYield(input))
    for (const rate of taxRates) expect(afterTaxYield({ ...input, rate })).toBeLessThanOrEqual(netYield(input))
  }
})
