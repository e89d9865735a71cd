import { bricola } from '../kit/bricola.ts'
import { fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc, mirrored } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** Yield as poles growing towards the gull. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 226, 0.1, 0.75),
    fill('gold', disc(152, 104, 78)),
    hatch('key', 'M152 36a68 68 0 1 1-.1 0', 7, '1.5 3'),
    line('key', 'M152 30a74 74 0 1 1-.1 0M152 45a59 59 0 1 1-.1 0', 1.5),
    line('red', 'M128 132L178 76', 8),
    line('red', disc(128, 86, 12) + disc(176, 124, 12), 7),
    place(bricola, 18, 196),
    place(bricola, 104, 162, 1.02),
    place(bricola, 186, 122, 1.06),
    place(bricola, 261, 80, 1.1),
    place(bricola, 336, 34, 1.16),
    fill('key', 'M0 228H480V320H0z'),
    fill('paper', 'M356 42l2-16q-9-4-8-13 4-8 12-6 7 2 7 10 10 0 18 7 8 6 18 8-10 8-26 8-16 2-23 2z'),
    fill('gold', 'M351 12l-11 4 11 3z'),
    fill('key', disc(358, 12, 2) + 'M372 22q14 2 22 12-16 0-22-12z'),
    place(glimmer, 86, 226, [1.3, 1], 'gold'),
    place(swell, 0, 230, [1, 0.88], 'paper'),
    fill(
      'acqua',
      [46, 128, 212, 291, 368].map((x, index) => mirrored(x, 236, 262 + index * 12, 44, 4 + index, index + 3, 0.6)).join(''),
    ),
  ],
}
