import { chimney, houses, ogeeWindow } from '../kit/buildings.ts'
import { gull } from '../kit/creatures.ts'
import { fill, hatch, place, type Scene } from '../kit/mark.ts'
import { box, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { vaporetto } from '../kit/vaporetto.ts'
import { swell } from '../kit/water.ts'

const grandCanal = [
  place(chimney, 40, 22, 0.9),
  place(chimney, 356, 32),
  ...houses([[-22, 66, 'red'], [70, 84, 'acqua'], [300, 84, 'red'], [392, 66, 'acqua']], [1.7, 1.1]),
  fill('tone', box(162, 46, 138, 160)),
  fill('key', box(154, 38, 154, 11)),
  hatch('key', 'M162 52H300', 6, '1.5 3'),
  ...[172, 215, 258].map((x) => place(ogeeWindow, x, 68, 0.95)),
  hatch('paper', 'M166 146H296', 8, '3 4'),
]

/** Line 1 on the Grand Canal. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 110,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 200, 0.8, 0.1),
    ...grandCanal,
    fill('key', box(0, 198, 480, 6)),
    fill('acqua', box(0, 203, 480, 117)),
    place(swell, 0, 203, [1, 0.6], 'key'),
    ...vaporetto,
    // the wave it pushes, the wake it leaves
    fill('paper', lens(-20, 270, 120, 7) + lens(24, 278, 180, 5) + lens(380, 272, 120, 7) + lens(330, 282, 160, 4)),
    place(swell, 0, 272, [1, 0.48], 'paper'),
    place(swell, 480, 280, [-1, 0.4], 'key'),
    fill('key', gull(58, 40, 1) + gull(446, 34, 0.8)),
  ],
}
