import { expect, test } from 'vitest'
import { houses, leftOfHouse, monthly } from './houses.ts'
import { account, profitDefaults } from './profit.ts'
import { afterTaxYield, netYield } from './yield.ts'

test.each([
  ['example', 10000, 7.5, 4.9],
  ['withVat', 10660, 7.2, 4.5],
  ['withVatAndFund', 11910, 6.5, 3.9],
  ['onPlatform', 12000, 6.5, 3.9],
  ['onPlatformWithVat', 12825, 6.1, 3.5],
  ['onPlatformWithAllVat', 13100, 6, 3.3],
  ['onAirbnb', 12977.5, 6, 3.4],
] as const)('houses: %s costs %d € and yields %d, %d after the tax', (name, costs, net, afterTax) => {
  const house = houses[name]
  expect(house.costs).toBeCloseTo(costs, 6)
  expect(Math.abs(netYield(house) - net)).toBeLessThan(0.051)
  expect(Math.abs(afterTaxYield({ ...house, rate: 21 }) - afterTax)).toBeLessThan(0.051)
  expect(leftOfHouse(house) / 2000).toBeCloseTo(netYield(house), 6)
})

test('houses: 1.500 € a year are 125 € a month', () => {
  expect(monthly(1500)).toBe(125)
})

test('houses: the costs of the account are those of its example', () => {
  expect(leftOfHouse(houses.ofTheAccount)).toBe(account(profitDefaults).left)
})
