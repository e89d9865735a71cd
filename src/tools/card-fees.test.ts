import { expect, test } from 'vitest'
import { cardFee, cardRate } from './card-fees.ts'

test('card-fees: a stay of 375 € costs 5,88 € to be paid by card, a little under 1.6 per cent', () => {
  expect(cardFee(375)).toBeCloseTo(5.875, 10)
  expect(cardRate()).toBeCloseTo(1.5667, 3)
})
