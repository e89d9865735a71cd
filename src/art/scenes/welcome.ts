import { bricola } from '../kit/bricola.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, place, type Scene } from '../kit/mark.ts'
import { crescent, disc, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** Arrival by night: a crescent over the lagoon. */
export const scene: Scene = {
  width: 480,
  height: 190,
  sky: 'key',
  horizon: 140,
  marks: [
    sky(480, 190),
    ...engravedSky('acqua', 0, 140, 0.03, 0.55),
    fill('key', disc(120, 64, 46)),
    fill('paper', crescent(118, 66, 36)),
    fill('paper', star(220, 30, 7) + star(300, 70, 5) + star(40, 40, 5) + star(440, 26, 6) + star(176, 96, 4)),
    fill('key', 'M0 140H480V190H0z'),
    place(glimmer, 70, 142, [1, 0.5], 'gold'),
    place(swell, 0, 142, [1, 0.5], 'acqua'),
    place(gondolaOnDark, 186, 88, 0.9),
    place(bricola, 386, 10, 0.82),
  ],
}
