import { chimney, houses } from '../kit/buildings.ts'
import { boyCheering, girlWithKite } from '../kit/children.ts'
import { gull } from '../kit/creatures.ts'
import { fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** Two children and a kite on a bridge, Burano behind. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 230,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 250, 0.02, 0.75),
    fill(
      'paper',
      'M6 52q6-18 26-14 8-22 32-12 20-14 34 8 22-2 22 18zM268 132q6-12 20-10 8-14 24-6 16-8 24 8 16 0 16 8z',
    ),
    hatch('acqua', 'M10 48H124M272 129H350', 6, '1.5 4'),
    ...houses([[190, 200, 'gold'], [246, 176, 'red'], [302, 192, 'tone'], [358, 168, 'gold'], [414, 188, 'red'], [470, 180, 'tone']]),
    place(chimney, 368, 108),
    fill('key', 'M0 262H480V320H0z'),
    fill('paper', 'M180 256H480V266H180z'),
    hatch('key', 'M180 264H480', 5, '14 2'),
    place(swell, 0, 264, [1, 0.6], 'acqua'),
    place(swell, 480, 272, [-1, 0.5], 'gold'),
    // bridge
    fill('paper', 'M-40 296Q100 140 246 266V320H208C200 224 8 224 -10 320H-40z'),
    hatch('key', 'M-8 316C8 228 192 226 206 318', 10, '10 2.5'),
    line('key', 'M-30 264Q100 146 240 250', 2),
    hatch('key', 'M-30 274Q100 156 240 260', 18, '1.5 8'),
    ...boyCheering,
    ...girlWithKite,
    // kite
    line('key', 'M166 82C230 100 296 100 352 84', 2),
    fill('red', 'M338 96L352 24L424 14L412 84z'),
    fill('gold', 'M352 24L424 14L382 56zM338 96L412 84L382 56z'),
    line('key', 'M338 96L424 14M352 24L412 84', 2.5),
    hatch('key', 'M398 78L417 20', 12, '1.5 4'),
    line('key', 'M338 96C310 108 330 132 306 142S290 166 270 160', 2),
    fill('red', 'M326 106l-18-4 6 16zM306 138l-14-10 2 18zM288 158l-14 8 2-18z'),
    fill('key', gull(200, 44, 1) + gull(446, 122, 0.9) + gull(230, 62, 0.7)),
  ],
}
