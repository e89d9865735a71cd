import { bricola } from '../kit/bricola.ts'
import { gull } from '../kit/creatures.ts'
import { gondola } from '../kit/gondola.ts'
import { fill, hatch, place, type Scene } from '../kit/mark.ts'
import { lens, ripples, standingLens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** The sun goes down beside San Giorgio. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 216, 0.8, 0.02),
    fill('red', 'M172 216a92 92 0 0 1 184 0z'),
    hatch('gold', 'M264 126V216', 190, '0 26 2 14 2 10 3 8 3 6 3 5 3 4 3 3'),
    fill('paper', lens(40, 62, 150, 5) + lens(330, 92, 120, 4) + lens(360, 104, 130, 5) + lens(0, 80, 90, 4)),
    // San Giorgio
    fill('key', 'M0 218v-32h20v-20q22-12 44 0v6l26 0V152h4V92l-3-2V62h4L108 22l13 40h4v28l-3 2v80h16v28h44v18z'),
    fill('key', 'M22 168q2-30 20-36V116h3v16q18 6 20 36z'),
    fill('gold', 'M100 66h5v20h-5zM111 66h5v20h-5z'),
    fill('paper', standingLens(100, 98, 60, 3) + standingLens(30, 150, 16, -2) + standingLens(36, 142, 24, -2)),
    hatch('gold', 'M112 96V168', 7, '1 3'),
    hatch('gold', 'M60 196H180', 12, '2 8'),
    fill('red', 'M0 216H480V320H0z'),
    place(glimmer, 196, 220, [1.4, 1.1], 'gold'),
    place(swell, 480, 218, [-1, 1], 'key'),
    place(swell, -120, 222, [1.2, 1], 'key'),
    fill(
      'key',
      ripples(0, 480, 308, 318, { rows: 2, width: [120, 160], height: [5, 8], cover: 0.6, seed: 8 }) +
        gull(330, 66, 1) + gull(362, 86, 0.8) + gull(300, 98, 0.6),
    ),
    place(gondola, 200, 204, 0.94),
    place(bricola, 398, 76, 1.25),
  ],
}
