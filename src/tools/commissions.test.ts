import { expect, test } from 'vitest'
import {
  channelCost,
  commission,
  commissionDefaults,
  commissionProblems,
  commissionRates,
  compareCommissions,
  directBreakEven,
  feeRate,
  managed,
  netGain,
  priceRise,
  withVat,
} from './commissions.ts'

test.each([
  [5, 1250],
  [15, 3750],
  [18, 4500],
  [20, 5000],
  [25, 6250],
  [30, 7500],
])('commissions: %d per cent of 25.000 € is %d €', (rate, cost) => {
  expect(commission({ income: 25000, rate })).toBe(cost)
})

test.each([
  [0, 15],
  [30, 10.5],
  [50, 7.5],
  [100, 0],
])('commissions: with %d per cent of direct bookings a channel at 15 weighs %d', (directShare, weight) => {
  expect(channelCost({ rate: 15, directShare })).toBe(weight)
})

test('commissions: 15.5% with VAT is 18.91%, 15% is 18.3%', () => {
  expect(withVat(15.5)).toBeCloseTo(18.91, 10)
  expect(withVat(15)).toBeCloseTo(18.3, 10)
})

test('commissions: the rates are those of the specification', () => {
  expect(commissionRates).toEqual({ direct: 5, platform: [15, 18], agency: [20, 30] })
})

test('commissions: a booking through a platform pays the platform and who manages', () => {
  const names = ['Solo prenotazioni dirette, gestione al 5%', 'Gestione al 5%, con la tua quota di dirette', 'Solo portale, senza gestore', 'Agenzia di gestione, con la tua quota di dirette']
  expect(compareCommissions(commissionDefaults).map(({ name }) => name)).toEqual(names)
  expect(compareCommissions(commissionDefaults).map(({ rate }) => rate)).toEqual([5, 15.5, 15, 35.5])
  expect(compareCommissions(commissionDefaults).map(({ cost }) => cost)).toEqual([1250, 3875, 3750, 8875])
})

test('commissions: direct bookings alone cost the management fee alone', () => {
  const [direct, mixed] = compareCommissions({ ...commissionDefaults, directShare: 100 })
  expect(mixed?.cost).toBe(direct?.cost)
})

test('commissions: VAT falls on every fee', () => {
  const costs = compareCommissions({ ...commissionDefaults, vat: true }).map(({ cost }) => cost)
  expect(costs.map((cost) => Number(cost.toFixed(2)))).toEqual([1525, 4727.5, 4575, 10_827.5])
})

test.each([
  ['a negative income', { income: -0.01 }, 'income'],
  ['a share below nothing', { directShare: -1 }, 'directShare'],
  ['a share above everything', { directShare: 100.1 }, 'directShare'],
  ['no platform rate', { platformRate: undefined }, 'platformRate'],
  ['an agency that takes more than all', { agencyRate: 101 }, 'agencyRate'],
])('commissions: %s is refused beside its field', (_, change, field) => {
  expect(commissionProblems({ ...commissionDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('commissions: card payments cost on the direct bookings alone', () => {
  const costs = compareCommissions({ ...commissionDefaults, cards: true }).map(({ cost }) => cost)
  expect(costs.map((cost) => Number(cost.toFixed(2)))).toEqual([1641.67, 3992.5, 3750, 8992.5])
})

test.each([
  ['nothing', 20],
  ['platform', 23.3],
  ['all', 24.4],
] as const)('commissions: with VAT on %s, platform and management take %d per cent', (vat, rate) => {
  expect(feeRate({ platformRate: 15, managementRate: 5 }, vat)).toBeCloseTo(rate, 10)
})

test('commissions: management pays for itself from a third of direct bookings, a little later when they pay by card', () => {
  expect(directBreakEven({ platformRate: 15 })).toBeCloseTo(100 / 3, 10)
  expect(directBreakEven({ platformRate: 18 })).toBeCloseTo(27.8, 1)
  expect(directBreakEven({ platformRate: 15, cards: true })).toBeCloseTo(37.2, 1)
})

test('commissions: from 3 to 15.5 per cent prices must rise by 14.8, with VAT by 18.8', () => {
  expect(priceRise(3, 15.5)).toBeCloseTo(14.79, 2)
  expect(priceRise(withVat(3), withVat(15.5))).toBeCloseTo(18.81, 2)
})

test('commissions: the example by its share of direct bookings', () => {
  expect([0, 10, 30, 50].map((share) => managed(share).cost)).toEqual([5000, 4625, 3875, 3125])
  expect([0, 10, 30, 50].map((share) => Math.round(managed(share, true).cost))).toEqual([5000, 4664, 3993, 3321])
})

test('commissions: a direct booking leaves 11.8 to 18.8 per cent more than a platform', () => {
  expect([netGain(15), netGain(20)].map((gain) => Number(gain.toFixed(2)))).toEqual([11.76, 18.75])
})

test('commissions: cost and what is left always make the income', () => {
  for (const directShare of [0, 30, 60, 100]) {
    const input = { ...commissionDefaults, directShare }
    for (const income of [0, 0.01, 25000, 1_000_000_000]) {
      expect(commissionProblems({ ...input, income })).toEqual([])
      for (const { cost, left } of compareCommissions({ ...input, income })) expect(cost + left).toBeCloseTo(income, 5)
    }
  }
})
