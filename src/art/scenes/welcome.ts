import { bricola } from '../kit/bricola.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, place, type Scene } from '../kit/mark.ts'
import { crescent, disc, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** Arrival by night: a crescent over the lagoon. The upper right corner is empty: the dialog's close control stands there. */
export const scene: Scene = {
  width: 480,
  height: 190,
  sky: 'key',
  horizon: 140,
  marks: [
    sky(480, 190),
    ...engravedSky('acqua', 0, 140, 0.03, 0.55),
    fill('key', disc(84, 62, 46)),
    fill('paper', crescent(82, 64, 36)),
    fill('paper', star(196, 30, 7) + star(276, 62, 5) + star(22, 28, 5) + star(424, 108, 5) + star(176, 88, 4)),
    fill('key', 'M0 140H480V190H0z'),
    place(glimmer, 34, 142, [1, 0.5], 'gold'),
    place(swell, 0, 142, [1, 0.5], 'acqua'),
    place(gondolaOnDark, 112, 88, 0.9),
    place(bricola, 318, 10, 0.82),
  ],
}
