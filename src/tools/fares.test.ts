import { expect, test } from 'vitest'
import { fareDefaults, fareProblems, fares, offers, passPrice, ridesToPay, ticketOrPass } from './fares.ts'

test.each([
  [1, 24, 'Un biglietto da 75 minuti', 9.5],
  [2, 24, '2 biglietti da 75 minuti', 19],
  [3, 24, 'Biglietto 24 ore', 25],
  [3, 25, '3 biglietti da 75 minuti', 28.5],
  [4, 48, 'Biglietto 48 ore', 35],
  [4, 49, '4 biglietti da 75 minuti', 38],
  [5, 72, 'Biglietto 72 ore', 45],
  [5, 73, '5 biglietti da 75 minuti', 47.5],
  [6, 168, '6 biglietti da 75 minuti', 57],
  [7, 168, 'Biglietto 7 giorni', 65],
])('fares: %d rides in %d hours: %s', (rides, hours, name, price) => {
  expect(ticketOrPass({ rides, hours }).best).toMatchObject({ name, price })
})

test('fares: the best offer is never dearer than singles, nor than any pass that lasts', () => {
  for (let rides = 1; rides <= 100; rides++) {
    for (let hours = 1; hours <= 168; hours++) {
      const all = offers({ rides, hours })
      expect(ticketOrPass({ rides, hours }).best.price).toBe(Math.min(...all.map(({ price }) => price)))
    }
  }
})

test('fares: two shorter passes never beat the one that covers both', () => {
  const together = fares.passes.flatMap((one) => fares.passes.map((other) => [one, other] as const))
  for (const [one, other] of together) {
    const hours = Math.min(one.hours + other.hours, 168)
    const pass = fares.passes.find((longer) => longer.hours >= hours)!
    expect(pass.price).toBeLessThanOrEqual(one.price + other.price)
  }
})

test.each([
  ['no rides', { rides: 0 }, 'rides'],
  ['half a ride', { rides: 2.5 }, 'rides'],
  ['too many rides', { rides: 101 }, 'rides'],
  ['no hours typed', { hours: undefined }, 'hours'],
  ['negative hours', { hours: -24 }, 'hours'],
  ['more than a week', { hours: 169 }, 'hours'],
])('fares: %s are refused beside the field', (_, change, field) => {
  expect(fareProblems({ ...fareDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test.each([
  [24, 3],
  [48, 4],
  [72, 5],
  [168, 7],
])('fares: a pass of %d hours pays from %d rides', (hours, rides) => {
  expect(ridesToPay(hours)).toBe(rides)
  expect(rides * fares.single).toBeGreaterThan(passPrice(hours))
  expect((rides - 1) * fares.single).toBeLessThanOrEqual(passPrice(hours))
})

test('fares: a pass that is not sold has no price', () => {
  expect(() => passPrice(36)).toThrow('No pass of 36 hours')
})

test('fares: the tool opens where the pass still covers the article’s example, and eight hours later does not', () => {
  expect(ticketOrPass(fareDefaults)).toMatchObject({ best: { name: 'Biglietto 48 ore', price: 35 }, other: { price: 38 } })
  expect(ticketOrPass({ ...fareDefaults, hours: 52 })).toMatchObject({ best: { name: '4 biglietti da 75 minuti', price: 38 }, other: { kind: 'pass' } })
})
