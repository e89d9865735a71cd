import { expect, test } from 'vitest'
import { articleFunctions as props } from './article-props.ts'

test('article-props: the examples that writers are given hold', () => {
  expect([props.euro(25000), props.percent(7.5), props.number(1234.5), props.about(4.875)]).toEqual(['25.000\u00A0€', '7,5%', '1.234,5', '4,9%'])
  expect([props.grossYield(props.houses.example), props.netYield(props.houses.example)]).toEqual([12.5, 7.5])
  expect(props.about(props.afterTaxYield({ ...props.houses.example, rate: 21 }))).toBe('4,9%')
  expect(props.commission({ income: 25000, rate: 15 })).toBe(3750)
  expect(props.channelCost({ rate: 15, directShare: 30 })).toBe(10.5)
  expect(props.changeovers(193)).toBe(64)
  expect(props.revenuePerNight({ price: 150, occupancy: 70 })).toBe(105)
})

test('article-props: a year and its break-even come from the same account', () => {
  const { expected } = props.years
  expect(props.account(expected).left).toBe(11810)
  expect(props.account(expected, { tax: 21 }).left).toBe(6560)
  expect(props.breakEvenNights(expected)).toBe(46)
})

test('article-props: an impossible example stops the build', () => {
  expect(() => props.percent(props.grossYield({ value: 0, income: 25000 }))).toThrow(RangeError)
})
