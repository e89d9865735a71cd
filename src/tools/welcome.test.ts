import { expect, test } from 'vitest'
import { welcome, welcomeCost, yearlyDiscount, yearOf } from './welcome.ts'

test('welcome: twelve euros a stay', () => {
  expect(welcomeCost()).toBe(12)
})

test('welcome: 193 nights are 64 welcomes', () => {
  expect([welcome.gift, welcome.supplies, welcome.pages, welcomeCost()].map((cost) => yearOf(cost, 193))).toEqual([512, 192, 64, 768])
})

test('welcome: five euros less on 193 nights', () => {
  expect(yearlyDiscount({ discount: 5, nights: 193 })).toBe(965)
})
