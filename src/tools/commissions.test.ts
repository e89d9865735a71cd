// @vitest-environment node
import { expect, test } from 'vitest'
import {
  channelCost,
  commission,
  commissionDefaults,
  commissionProblems,
  commissionRates,
  commissionScenarios,
  compareCommissions,
  withVat,
} from './commissions'

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

test('commissions: a booking through a platform pays the platform and the management', () => {
  const names = ['Solo prenotazioni dirette, gestione al 5%', 'Gestione al 5%, con la tua quota di dirette', 'Solo portale, senza gestore', 'Agenzia di gestione']
  expect(compareCommissions(commissionDefaults).map(({ name }) => name)).toEqual(names)
  expect(compareCommissions(commissionDefaults).map(({ rate }) => rate)).toEqual([5, 15.5, 15, 25])
  expect(compareCommissions(commissionDefaults).map(({ cost }) => cost)).toEqual([1250, 3875, 3750, 6250])
})

test('commissions: direct bookings alone cost the management fee alone', () => {
  const [direct, mixed] = compareCommissions({ ...commissionDefaults, directShare: 100 })
  expect(mixed?.cost).toBe(direct?.cost)
})

test('commissions: VAT falls on every fee', () => {
  const costs = compareCommissions({ ...commissionDefaults, vat: true }).map(({ cost }) => cost)
  expect(costs.map((cost) => Number(cost.toFixed(2)))).toEqual([1525, 4727.5, 4575, 7625])
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

test('commissions: cost and what is left always make the income', () => {
  for (const { input } of commissionScenarios) {
    for (const income of [0, 0.01, 25000, 1_000_000_000]) {
      expect(commissionProblems({ ...input, income })).toEqual([])
      for (const { cost, left } of compareCommissions({ ...input, income })) expect(cost + left).toBeCloseTo(income, 5)
    }
  }
})
