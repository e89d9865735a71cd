import { gondola } from '../kit/gondola.ts'
import { fill, hatch, place, type Scene } from '../kit/mark.ts'
import { disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

/** Two gondolas pass in the fog, each seeing only a lamp. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 320,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 320, 0.15, 0.7),
    fill('acqua', 'M40 120v-30h20V60l6-20 6 20v30h16q20-26 44 0v30zM330 128v-28h30v-10q24-26 46 0v10h60v28z'),
    fill('paper', lens(-80, 120, 420, 22) + lens(200, 136, 380, 24) + lens(-40, 150, 300, 16)),
    place(gondola, 250, 108, 1.05),
    fill('gold', disc(292, 136, 9)),
    hatch('gold', 'M292 112a24 24 0 1 1-.1 0', 10, '2 5'),
    fill('paper', lens(140, 186, 420, 26) + lens(-60, 196, 300, 18) + lens(80, 214, 460, 14)),
    place(gondola, 300, 178, [-1.6, 1.6]),
    fill('gold', disc(236, 224, 13)),
    hatch('gold', 'M236 190a34 34 0 1 1-.1 0', 14, '2.5 7'),
    fill('key', 'M0 300q40-6 80 0zM330 310h90q-40-8-90 0z'),
    fill('paper', lens(-60, 292, 360, 24) + lens(180, 308, 420, 26) + lens(-80, 318, 300, 14)),
    fill('key', lens(40, 286, 180, 3) + lens(90, 302, 120, 3) + lens(300, 288, 100, 3)),
  ],
}
