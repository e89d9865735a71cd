import { fill, type Part } from './mark.ts'
import { mirrored, ripples } from './shapes.ts'

/** A strip of water, 480 x 100; the strokes take the ink of the place. */
export const swell: Part = {
  id: 'q',
  marks: [fill('none', ripples(0, 480, 4, 96, { rows: 8, width: [22, 90], height: [1, 4], cover: 0.5, seed: 29 }))],
}

/** What a light leaves on the water: 100 x 90, the ink of the place. */
export const glimmer: Part = {
  id: 'v',
  marks: [fill('none', mirrored(50, 4, 88, 92, 11, 11))],
}
