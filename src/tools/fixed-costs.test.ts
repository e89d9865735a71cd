import { expect, test } from 'vitest'
import { allFixedCosts, fixedCosts } from './fixed-costs.ts'
import { floorDefaults } from './price-floor.ts'
import { profitDefaults } from './profit.ts'
import { costLines } from './yield.ts'

test('fixed-costs: account, yield and floor take the same', () => {
  expect(allFixedCosts).toBe(3500)
  expect(profitDefaults.fixedCosts).toBe(allFixedCosts)
  expect(costLines).toMatchObject(fixedCosts)
  expect(floorDefaults.utilities).toBe(8)
})
