import type { Dated } from './freshness.ts'

/** Cleaning, linen and supplies between one guest and the next, in euros: one value with its range, for the whole site. */
export const changeoverCost = {
  usual: 70,
  least: 60,
  most: 100,
} as const

export const changeoverCostRead: Dated = { checked: '2026-11-21', source: 'Stima della redazione per un bilocale in centro storico' }

/** Nights: the average of the specification, section 9, and what a manager of many houses measured in Venice in 2023. */
export const stayLength = { average: 3, measured: 2.5 } as const

/** Nights / nights of a stay, rounded; a single night needs one too. */
export function changeovers(nights: number, nightsPerStay: number = stayLength.average) {
  return nights > 0 ? Math.max(1, Math.round(nights / nightsPerStay)) : 0
}

/** Of so many changeovers, in euros. */
export const changeoversCost = (times: number, each: number = changeoverCost.usual) => times * each
