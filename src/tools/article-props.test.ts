// @vitest-environment node
import { expect, test } from 'vitest'
import { articleFunctions as props } from './article-props'

const house = { value: 200000, income: 25000, costs: 10000 }

test('article-props: the examples that writers are given hold', () => {
  expect([props.euro(25000), props.percent(7.5), props.number(1234.5)]).toEqual(['25.000\u00A0€', '7,5%', '1.234,5'])
  expect([props.grossYield(house), props.netYield(house)]).toEqual([12.5, 7.5])
  expect(props.percent(props.afterTaxYield({ ...house, rate: 21 }))).toBe('4,875%')
  expect(props.commission({ income: 25000, rate: 15 })).toBe(3750)
  expect(props.channelCost({ rate: 15, directShare: 30 })).toBe(10.5)
  expect(props.changeovers(193)).toBe(64)
  expect(props.revenuePerNight({ price: 150, occupancy: 70 })).toBe(105)
})

test('article-props: a year and its break-even come from the same account', () => {
  const year = { price: 125, channelRate: 20, changeoverCost: 70, fixedCosts: 3500 }
  expect(props.profit({ ...year, nights: 200 })).toBe(11810)
  expect(props.profitAfterTax({ ...year, nights: 200, rate: 21 })).toBe(6560)
  expect(props.breakEvenNights(year)).toBe(46)
})

test('article-props: an impossible example stops the build', () => {
  expect(() => props.percent(props.grossYield({ value: 0, income: 25000 }))).toThrow(RangeError)
})
