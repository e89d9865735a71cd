import { expect, test } from 'vitest'
import { account, breakEvenNights, dropOfLeft, nightMargin, profitDefaults, profitProblems } from './profit.ts'
import { years } from './years.ts'

const free = { price: 100, nightsPerStay: 3, platformRate: 0, managementRate: 0, changeoverCost: 0, fixedCosts: 0, reserveRate: 0 }

test('profit: the default year earns 25.000 €, spends 13.190 € and leaves 11.810 €', () => {
  expect(account(profitDefaults).left).toBe(25000 - 5000 - 67 * 70 - 3500)
})

test.each([
  [{ tax: 21 }, 6560],
  [{ tax: 26 }, 5310],
  [{ tax: 21, vat: 'platform' }, 5735],
  [{ tax: 21, vat: 'all' }, 5460],
  [{ tax: 21, vat: 'platform', reserve: true }, 4485],
  [{ tax: 21, vat: 'all', reserve: true }, 4210],
] as const)('profit: with %o the default year leaves %d €', (terms, left) => {
  expect(account(profitDefaults, terms).left).toBeCloseTo(left, 6)
})

test('profit: stays of two and a half nights are 80 changeovers, and leave 14 per cent less', () => {
  const { changeovers, left } = account(years.shorterStays, { tax: 21 })
  expect([changeovers, left]).toEqual([80 * 70, 5650])
})

test('profit: one more night leaves about 77 € before tax', () => {
  expect(nightMargin(profitDefaults)).toBeCloseTo(76.67, 2)
})

test('profit: a prudent year leaves over two fifths less, over half with VAT and fund', () => {
  const drop = (terms: object) => Math.round(dropOfLeft(years.expected, years.prudent, terms))
  expect([drop({ tax: 21 }), drop({ tax: 21, vat: 'all', reserve: true })]).toEqual([42, 53])
})

test('profit: the lines of an account make its end', () => {
  const { income, fees, changeovers, fixed, beforeTax, tax, reserve, left } = account(years.good, { vat: 'all', tax: 26, reserve: true })
  expect(income - fees - changeovers - fixed).toBeCloseTo(beforeTax, 6)
  expect(beforeTax - tax - reserve).toBeCloseTo(left, 6)
})

test('profit: an empty year loses its fixed costs', () => {
  expect(account({ ...profitDefaults, nights: 0 }).left).toBe(-3500)
})

test.each([
  ['the price is the variable cost of a night', { ...free, price: 30, changeoverCost: 90, fixedCosts: 1000 }],
  ['the price is below it', { ...free, price: 20, changeoverCost: 90 }],
  ['the platform keeps it all', { ...free, platformRate: 100, fixedCosts: 1 }],
  ['a year is too short for the fixed costs', { ...free, fixedCosts: 36501 }],
])('profit: no nights are enough when %s', (_, input) => {
  expect(breakEvenNights(input)).toBe('never')
})

test.each([
  ['nothing to cover', free, 0],
  ['a whole year', { ...free, fixedCosts: 36500 }, 365],
  ['fixed costs only', { ...free, fixedCosts: 1001 }, 11],
  ['half of each night for the fees', { ...free, platformRate: 30, managementRate: 20, fixedCosts: 1001 }, 21],
  ['the default year', profitDefaults, 46],
])('profit: break-even with %s', (_, input, nights) => {
  expect(breakEvenNights(input)).toBe(nights)
})

test('profit: tax, VAT and fund move the break-even', () => {
  expect([{ tax: 21 }, { tax: 21, vat: 'all' }, { tax: 21, vat: 'all', reserve: true }].map((terms) => breakEvenNights(profitDefaults, terms as object))).toEqual([70, 78, 91])
})

test('profit: one night less than break-even is a loss, none after it is', () => {
  for (let step = 0; step < 200; step++) {
    const [price, changeoverCost] = [20 + ((step * 37) % 400), (step * 53) % 150]
    const input = { ...free, price, platformRate: step % 41, changeoverCost, fixedCosts: (step * 911) % 12000 }
    const nights = breakEvenNights(input)
    if (nights === 'never' || nights === 0) continue
    const later = Array.from({ length: 366 - nights }, (_, more) => account({ ...input, nights: nights + more }).left)
    expect(account({ ...input, nights: nights - 1 }).left).toBeLessThan(0)
    expect(Math.min(...later)).toBeGreaterThanOrEqual(0)
  }
})

test.each([
  ['a free night', { price: 0 }, 'price'],
  ['no nights typed', { nights: undefined }, 'nights'],
  ['half a night', { nights: 0.5 }, 'nights'],
  ['a year of 366 nights', { nights: 366 }, 'nights'],
  ['a stay of no nights', { nightsPerStay: 0 }, 'nightsPerStay'],
  ['a platform that keeps more than all', { platformRate: 101 }, 'platformRate'],
  ['a management fee below nothing', { managementRate: -1 }, 'managementRate'],
  ['a negative changeover', { changeoverCost: -1 }, 'changeoverCost'],
  ['fixed costs that are not a number', { fixedCosts: Number.NaN }, 'fixedCosts'],
  ['a fund of more than all', { reserveRate: 101 }, 'reserveRate'],
])('profit: %s is refused beside its field', (_, change, field) => {
  expect(profitProblems({ ...profitDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('profit: the years of the articles are possible', () => {
  expect(Object.values(years).flatMap(profitProblems)).toEqual([])
  expect([years.expected, years.shorterStays, years.fewerNights, years.prudent].map((year) => Math.round(account(year).left))).toEqual([11810, 10900, 13560, 7810])
})
