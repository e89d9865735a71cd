import { randomFrom } from '../graver/random.ts'
import { lens } from '../kit/shapes.ts'

/** The block on which poles and palaces stand: a sky of tone above a band of ink. */
export const WIDTH = 360
export const WATERLINE = 152
export const HEIGHT = 184

export const viewBox = `0 0 ${WIDTH} ${HEIGHT}`

/** Waves carved out of the water, the same in every build. */
export function waves(seed: number, from: number, to: number, count: number) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(from + ((to - from) * (index + 0.5)) / count)
    return lens(Math.round(random() * WIDTH - 30), y, 24 + 12 * Math.floor(random() * 4), 2)
  }).join('')
}

/** Lines of the sky, as dashes of one broad stroke: they thicken towards the horizon. */
export const engraving = Array.from({ length: 19 }, (_, row) => {
  const tenths = 2 + Math.floor(row / 2)
  return `.${tenths} ${(80 - tenths) / 10}`
}).join(' ')
