import { bricola } from '../kit/bricola.ts'
import { gull } from '../kit/creatures.ts'
import { fill, place, type Scene } from '../kit/mark.ts'
import { lens } from '../kit/shapes.ts'
import { swell } from '../kit/water.ts'

/** The waterline: paper above, and below the lagoon of the page's foot. */
export const scene: Scene = {
  width: 1280,
  height: 160,
  sky: 'paper',
  horizon: 134,
  bleeds: true,
  marks: [
    place(bricola, 816, 36, 0.5),
    place(bricola, 890, 8, 0.65),
    place(bricola, 976, 56, 0.42),
    fill('key', 'M-20 134H1300V180H-20z'),
    place(swell, 0, 134, [1, 0.2], 'acqua'),
    place(swell, 480, 136, [1, 0.2], 'paper'),
    place(swell, 1440, 134, [-1, 0.2], 'acqua'),
    fill('paper', lens(800, 138, 96, 3) + lens(880, 142, 120, 3) + lens(960, 144, 80, 3)),
    fill('light', gull(752, 64, 1) + gull(700, 84, 1)),
  ],
}
