import type { Dated } from './freshness.ts'
import { amountProblems, type Draft, type Problem } from './problem.ts'

export interface FareInput {
  rides: number
  /** From the first ride to the last. */
  hours: number
}

export interface Offer {
  kind: 'single' | 'pass'
  name: string
  price: number
}

export const fares = {
  single: 9.5,
  passes: [
    { name: 'Biglietto 24 ore', hours: 24, price: 25 },
    { name: 'Biglietto 48 ore', hours: 48, price: 35 },
    { name: 'Biglietto 72 ore', hours: 72, price: 45 },
    { name: 'Biglietto 7 giorni', hours: 168, price: 65 },
  ],
  /** From bank to bank of the Grand Canal. */
  ferry: 2,
  /** The boat, for half an hour by day or thirty-five minutes in the evening. */
  gondola: { day: 90, evening: 110 },
} as const

export const faresRead: Dated = { checked: '2026-11-21', source: 'Tariffe del gestore nelle guide del 2022-2025' }

/** The article's example: four rides, from Monday at three to Wednesday at eleven. */
export const fareDefaults: FareInput = { rides: 4, hours: 44 }

export const passPrice = (hours: number): number => {
  const pass = fares.passes.find((pass) => pass.hours === hours)
  if (!pass) throw new RangeError(`No pass of ${hours} hours`)
  return pass.price
}

/** The first number of rides at which single tickets cost more than the pass. */
export const ridesToPay = (hours: number): number => Math.floor(passPrice(hours) / fares.single) + 1

/** So many single tickets, and the ferry for so many people, in euros. */
export const singlesCost = (rides: number) => rides * fares.single
export const ferryCost = (people: number) => people * fares.ferry

/** What a family saves that crosses by ferry instead of going for a ride by day. */
export const ferrySaves = (people: number) => fares.gondola.day - ferryCost(people)

/** Single tickets and the passes that last long enough, the cheapest first. */
export function offers({ rides, hours }: FareInput): Offer[] {
  const name = rides === 1 ? 'Un biglietto da 75 minuti' : `${rides} biglietti da 75 minuti`
  return [
    { kind: 'single' as const, name, price: rides * fares.single },
    ...fares.passes
      .filter((pass) => pass.hours >= hours)
      .map(({ name, price }) => ({ kind: 'pass' as const, name, price })),
  ].toSorted((one, other) => one.price - other.price)
}

/** The cheapest, and the cheapest of the other kind, if there is one. Passes end to end are never cheaper than the next longer one, so one is enough. */
export function ticketOrPass(input: FareInput): { best: Offer; other: Offer | undefined } {
  const [best, ...others] = offers(input) as [Offer, ...Offer[]]
  return { best, other: others.find(({ kind }) => kind !== best.kind) }
}

export function fareProblems(draft: Draft<FareInput>): Problem<keyof FareInput>[] {
  return [
    ...amountProblems('rides', draft.rides, { min: 1, max: 100, unit: '', whole: true }),
    ...amountProblems('hours', draft.hours, { min: 1, max: 168, unit: '\u00A0ore', whole: true }),
  ]
}
