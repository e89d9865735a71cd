import { expect, test } from 'vitest'
import {
  dayNames,
  nightsFor,
  priceBand,
  priceDefaults,
  priceFor,
  priceProblems,
  revenueBand,
  revenuePerNight,
  revenuePerYear,
  seasonNames,
  type DayKind,
  type Season,
} from './price.ts'
import { priceFloor } from './price-floor.ts'

const seasons = Object.keys(seasonNames) as Season[]
const days = Object.keys(dayNames) as DayKind[]

test('price: 150 € at 70% earns more than 80 € at 90%', () => {
  expect(revenuePerNight({ price: 150, occupancy: 70 })).toBe(105)
  expect(revenuePerNight({ price: 80, occupancy: 90 })).toBe(72)
  expect(Math.round(revenuePerYear({ price: 212, occupancy: 83 }))).toBe(64225)
})

test('price: 25.000 € are 191 nights at 131 €, 119 at 209,70 €, or 150 at about 167 €', () => {
  expect([nightsFor({ income: 25000, price: 131 }), nightsFor({ income: 25000, price: 209.7 })]).toEqual([191, 119])
  expect(Math.round(priceFor({ income: 25000, nights: 150 }))).toBe(167)
})

test('price: an ordinary night stays within a tenth of the base price', () => {
  expect(priceBand(priceDefaults)).toEqual({ from: 135, to: 165 })
  expect(revenueBand(priceDefaults)).toEqual({ from: 94.5, to: 115.5 })
})

test('price: the band never falls below what a night costs', () => {
  expect(priceBand({ ...priceDefaults, basePrice: 60 })).toEqual({ from: 58, to: 66 })
  expect(priceBand({ ...priceDefaults, basePrice: 60, nights: 1 })).toEqual({ from: 143, to: 143 })
})

test.each([
  [49.9, 122],
  [50, 135],
  [80, 135],
  [80.1, 149],
])('price: an occupancy of %d per cent starts the band at %d €', (occupancy, from) => {
  expect(priceBand({ ...priceDefaults, occupancy }).from).toBe(from)
})

test('price: seasons and weekends raise the band in their order', () => {
  for (const day of days) {
    const [low, middle, high] = seasons.map((season) => priceBand({ ...priceDefaults, season, day }).from)
    expect(low).toBeLessThan(middle!)
    expect(middle).toBeLessThan(high!)
  }
  expect(priceBand({ ...priceDefaults, day: 'weekend' })).toEqual({ from: 155, to: 190 })
})

test.each([
  ['a free night', { basePrice: 0 }, 'basePrice'],
  ['a negative price', { basePrice: -150 }, 'basePrice'],
  ['no occupancy', { occupancy: undefined }, 'occupancy'],
  ['a house more than full', { occupancy: 101 }, 'occupancy'],
  ['an unknown season', { season: 'toString' as Season }, 'season'],
  ['no day', { day: undefined }, 'day'],
  ['a stay of no nights', { nights: 0 }, 'nights'],
  ['a night for a million', { basePrice: 1_000_000 }, 'basePrice'],
  ['a negative changeover', { changeoverCost: -1 }, 'changeoverCost'],
  ['no utilities typed', { utilities: undefined }, 'utilities'],
  ['a price that is taken whole', { deducted: 96 }, 'deducted'],
])('price: %s is refused beside its field', (_, change, field) => {
  expect(priceProblems({ ...priceDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('price: accepted input gives a band with its ends in order', () => {
  for (const basePrice of [1, 33.33, 20_000]) {
    for (const season of seasons) {
      for (const occupancy of [0, 50, 100]) {
        const input = { ...priceDefaults, basePrice, season, day: 'weekend' as const, occupancy }
        expect(priceProblems(input)).toEqual([])
        expect(priceBand(input).from).toBeLessThanOrEqual(priceBand(input).to)
        expect(revenueBand(input).to).toBeLessThanOrEqual(priceBand(input).to)
        expect(priceBand(input).from).toBeGreaterThanOrEqual(priceFloor(input))
      }
    }
  }
})
