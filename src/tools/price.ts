import type { Dated } from './freshness.ts'
import { floorDefaults, lowestPrice, type FloorInput } from './price-floor.ts'
import { amountProblems, euros, MAX_NIGHT, percentage, stay, type Draft, type Problem } from './problem.ts'

export type Season = 'low' | 'middle' | 'high'
export type DayKind = 'weekday' | 'weekend'

export interface PriceInput extends FloorInput {
  /** Of an ordinary night: a Tuesday in October, when neither season nor weekday moves it. */
  basePrice: number
  season: Season
  day: DayKind
  /** Expected on those nights, percent. */
  occupancy: number
}

export interface PriceBand {
  from: number
  to: number
}

/** A starting point for an owner's own trials, not a statistic: the readers must be told. */
export const priceAssumptions = {
  season: { low: 0.8, middle: 1, high: 1.25 },
  day: { weekday: 1, weekend: 1.15 },
  /** Under `weak` percent the band is lowered, over `strong` it is raised, by `shift`. */
  occupancy: { weak: 50, strong: 80, shift: 0.1 },
  spread: 0.1,
} as const

export const priceAssumptionsRead: Dated = { checked: '2026-11-21', source: 'Ipotesi di lavoro della redazione' }

export const seasonNames: Record<Season, string> = { low: 'Bassa', middle: 'Media', high: 'Alta' }
export const seasonsNote =
  'Bassa: da novembre a febbraio, fuori dal Carnevale. Media: marzo, luglio, agosto e ottobre. Alta: Carnevale, da aprile a giugno, settembre.'
export const dayNames: Record<DayKind, string> = { weekday: 'Da domenica a giovedì', weekend: 'Venerdì e sabato' }

export const priceDefaults: PriceInput = { basePrice: 150, season: 'middle', day: 'weekday', occupancy: 70, ...floorDefaults }

/** RevPAN, revenue per available night: price × occupancy. It compares prices better than the price does. */
export function revenuePerNight({ price, occupancy }: { price: number; occupancy: number }) {
  return (price * occupancy) / 100
}

/** Of all the nights of a year, in whole euros. */
export const revenuePerYear = (input: { price: number; occupancy: number }) => Math.round(revenuePerNight(input) * 365)

/** Nights to be sold at a price, and the price of so many nights, for an income. */
export const nightsFor = ({ income, price }: { income: number; price: number }) => Math.round(income / price)
export const incomeOf = ({ nights, price }: { nights: number; price: number }) => nights * price
export const priceFor = ({ income, nights }: { income: number; nights: number }) => income / nights

/** A full calendar says that guests would pay more, an empty one that they pay elsewhere. */
function demand(occupancy: number) {
  const { weak, strong, shift } = priceAssumptions.occupancy
  if (occupancy < weak) return 1 - shift
  return occupancy > strong ? 1 + shift : 1
}

/** In whole euros, from lowest to highest, and never below what a night costs. */
export function priceBand(input: PriceInput): PriceBand {
  const { basePrice, season, day, occupancy } = input
  const { spread } = priceAssumptions
  const centre = basePrice * priceAssumptions.season[season] * priceAssumptions.day[day] * demand(occupancy)
  const floor = lowestPrice(input)
  return { from: Math.max(floor, Math.round(centre * (1 - spread))), to: Math.max(floor, Math.round(centre * (1 + spread))) }
}

/** Of a house, in whole euros: what a full weekend of the high season may cost, at the upper end of its band. */
export function highestPrice(input: PriceInput): number {
  const { strong } = priceAssumptions.occupancy
  return priceBand({ ...input, season: 'high', day: 'weekend', occupancy: strong + 1 }).to
}

export function revenueBand(input: PriceInput): PriceBand {
  const { from, to } = priceBand(input)
  const { occupancy } = input
  return { from: revenuePerNight({ price: from, occupancy }), to: revenuePerNight({ price: to, occupancy }) }
}

export function priceProblems(draft: Draft<PriceInput>): Problem<keyof PriceInput>[] {
  const isKnown = (names: object, key: string | undefined) => key !== undefined && Object.hasOwn(names, key)
  return [
    ...amountProblems('basePrice', draft.basePrice, euros(1, MAX_NIGHT)),
    ...amountProblems('occupancy', draft.occupancy, percentage),
    ...amountProblems('nights', draft.nights, stay),
    ...amountProblems('changeoverCost', draft.changeoverCost, euros(0, MAX_NIGHT)),
    ...amountProblems('utilities', draft.utilities, euros(0, MAX_NIGHT)),
    ...amountProblems('deducted', draft.deducted, { ...percentage, max: 95 }),
    ...(isKnown(seasonNames, draft.season) ? [] : [{ field: 'season' as const, message: 'Scegli una stagione.' }]),
    ...(isKnown(dayNames, draft.day) ? [] : [{ field: 'day' as const, message: 'Scegli i giorni della settimana.' }]),
  ]
}
