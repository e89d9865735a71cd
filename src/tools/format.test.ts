import { expect, test } from 'vitest'
import { about, cents, euro, hundredths, number, parseAmount, percent, tenths } from './format.ts'

test.each([
  [25000, '25.000\u00A0€'],
  [1250, '1.250\u00A0€'],
  [1234567.891, '1.234.567,89\u00A0€'],
  [9.5, '9,50\u00A0€'],
  [0.1 + 0.2, '0,30\u00A0€'],
  [4.999, '5\u00A0€'],
  [0, '0\u00A0€'],
  [-0.001, '0\u00A0€'],
  [-10000, '\u221210.000\u00A0€'],
])('format: %d euro reads %s', (value, text) => {
  expect(euro(value)).toBe(text)
})

test.each([
  [7.5, '7,5%'],
  [4.875, '4,875%'],
  [12.5, '12,5%'],
  [100 / 3, '33,333%'],
  [-2, '\u22122%'],
  [1500, '1.500%'],
])('format: %d percent reads %s', (value, text) => {
  expect(percent(value)).toBe(text)
})

test.each([
  [4.875, '4,9%'],
  [4.25, '4,3%'],
  [(11900 / 200000) * 100, '6%'],
])('format: about %d percent reads %s', (value, text) => {
  expect(about(value)).toBe(text)
})

test.each([
  [4.875, '4,9%'],
  [8, '8,0%'],
  [(11900 / 200000) * 100, '6,0%'],
])('format: with its tenth, %d percent reads %s', (value, text) => {
  expect(tenths(value)).toBe(text)
})

test('format: down a column, each amount with its cents and each number with its hundredths', () => {
  expect([78, 31 + 1 / 3].map(cents)).toEqual(['78,00\u00A0€', '31,33\u00A0€'])
  expect([4.6, 4.96].map(hundredths)).toEqual(['4,60', '4,96'])
})

test.each([
  [1234.5, '1.234,5'],
  [193, '193'],
  [-0, '0'],
])('format: the number %d reads %s', (value, text) => {
  expect(number(value)).toBe(text)
})

test.each([Number.NaN, Infinity, -Infinity])('format: %d is never printed', (value) => {
  for (const print of [euro, percent, number]) expect(() => print(value)).toThrow(RangeError)
})

test.each([
  ['200.000', 200000],
  ['200000', 200000],
  ['7,5', 7.5],
  ['€ 1.250,50', 1250.5],
  ['1.250,50 €', 1250.5],
  [' 25.000\u00A0€ ', 25000],
  ['21%', 21],
  ['-5', -5],
  ['\u22125', -5],
  ['0', 0],
])('format: «%s» is read as %d', (text, value) => {
  expect(parseAmount(text)).toBe(value)
})

test.each([
  ['15.5', 15.5],
  ['1.25', 1.25],
  ['-0.75', -0.75],
  ['€ 9.50', 9.5],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
])('tools.comma: «%s» is read as %d', (text, value) => {
  expect(parseAmount(text)).toBe(value)
})

const words = ['', ' ', 'casa', '€', 'NaN', 'Infinity', '0x10', '1e9']
const slips = ['7,5,5', '1.2345', '1.', '.5', '12.34.567', '1,250.50', '--5', '5-', ',5', '5,', '9'.repeat(400)]
const garbage = [...words, ...slips]

test.each(garbage)('format: «%s» is not an amount', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})

test('format: what is printed is read back', () => {
  for (let cents = -1_000_000; cents <= 1_000_000; cents += 7919) {
    expect(parseAmount(euro(cents / 100))).toBeCloseTo(cents / 100, 10)
  }
})
