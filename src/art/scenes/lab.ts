import { fill, hatch, limb, line, place, type Scene, through } from '../kit/mark.ts'
import { disc, star } from '../kit/shapes.ts'
import { sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

const lagoon = 'M64 62q60 30 120 14t110-30q80-14 136 4l8 166q-70-40-130-16t-124 30q-70 0-114-40z'

const chart = [
  fill('paper', 'M44 40L440 22L452 268L56 284z'),
  line('key', 'M54 50L430 33L442 258L66 274z', 2),
  fill('acqua', lagoon),
  through(lagoon, place(swell, 40, 54, [0.9, 1.6], 'paper')),
  // the fish-shaped city
  fill('red', 'M150 156q24-34 78-34 54 2 76 22l34-18-6 50-30-12q-30 30-84 26-46-4-68-34z'),
  line('red', 'M156 152L62 124', 4),
  line('paper', 'M166 156q30-22 50 0t46 0 40-8', 6),
  // soundings, and the arc the dividers draw
  hatch('key', 'M80 246H196M86 256H230M300 244H430M320 254H420', 2, '7 9 3 9'),
  hatch('red', 'M148 84Q104 176 204 238', 3, '8 6'),
  fill('tone', 'M250 212q34-10 70 4-34 16-70-4zM120 110q14-12 30 0-14 14-30 0z'),
]

const dividers = [
  fill('gold', 'M262 8l18 4-58 210-8-6zM282 12l18-4 66 206-6 8z'),
  hatch('key', 'M276 30L226 206M292 30L356 202', 5, '1.5 3'),
  fill('key', 'M214 216l8 6-8 24zM366 214l-6 8 16 20z'),
  fill('key', disc(280, 22, 19)),
  fill('gold', disc(280, 22, 9)),
  limb('key', 'M254 92Q282 78 312 92', 5),
]

/** Instruments on a chart of the lagoon: dividers, tide staff, compass rose. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'red',
  horizon: 320,
  marks: [
    sky(),
    hatch('key', 'M0 160H480', 320, '1.5 12'),
    ...chart,
    ...dividers,
    // tide staff
    fill('gold', 'M20 272L470 252L472 300L22 318z'),
    hatch('key', 'M24 282L470 262', 20, '2 7'),
    hatch('key', 'M24 290L470 270', 34, '3 42'),
    // compass rose
    fill('key', disc(404, 84, 40)),
    fill('paper', star(404, 84, 36, 8, 0.4)),
    fill('red', star(404, 84, 34)),
    fill('gold', disc(404, 84, 8)),
  ],
}
