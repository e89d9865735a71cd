import { bricola } from '../kit/bricola.ts'
import { chimney, ogeeWindow } from '../kit/buildings.ts'
import { gull, restingGull } from '../kit/creatures.ts'
import { dogana } from '../kit/dogana.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, group, hatch, place, type Scene, through } from '../kit/mark.ts'
import { saluteBody } from '../kit/salute-body.ts'
import { greatDome, lesserDome } from '../kit/salute-domes.ts'
import { box, disc, lens, mirrored } from '../kit/shapes.ts'
import { glimmer, swell } from '../kit/water.ts'

const giudecca = [
  fill(
    'tone',
    'M-20 452v-20h110v-9h70v9h30v-16h22v-16C212 378 226 370 238 364C250 370 264 378 264 400v16h22v12h60v-12h50v14h130v22z',
  ),
  fill('tone', `${box(235, 350, 6, 18)}M199 432v-52l4-12 4 12v52zM269 432v-52l4-12 4 12v52z`),
  hatch('paper', 'M0 440H520', 14, '2 5'),
]

const sun = through(
  disc(850, 178, 150),
  fill('gold', box(700, 20, 300, 150)),
  hatch('gold', 'M850 170V330', 300, '15 1 13 2 11 3 10 3 9 4 8 5 7 6 6 7 5 8 4 9 3'),
)

const houses = [
  fill('red', box(1082, 306, 102, 78)),
  fill('tone', box(1184, 292, 106, 92)),
  fill('key', box(1076, 298, 114, 9) + box(1180, 284, 110, 9)),
  hatch('key', 'M1082 312H1184M1184 298H1290', 6, '1.5 3'),
  place(chimney, 1092, 252, 0.8),
  place(ogeeWindow, 1088, 322, 0.7),
  place(ogeeWindow, 1114, 322, 0.7),
]

/** The view from the basin of San Marco; the sky is the page itself. */
export const scene: Scene = {
  width: 1280,
  height: 556,
  top: -16,
  sky: 'paper',
  horizon: 450,
  bleeds: true,
  marks: [
    ...giudecca,
    fill(
      'tone',
      lens(1000, 130, 260, 8) + lens(1080, 154, 240, 6) + lens(560, 300, 200, 5) + lens(120, 336, 300, 5) +
        lens(20, 356, 200, 4),
    ),
    group('translate(-153 -1)scale(1.18)', sun, ...dogana, ...lesserDome, ...greatDome, ...saluteBody, ...houses),
    // lagoon
    fill('key', 'M-20 450H1300V560H-20z'),
    fill('paper', box(1004, 450, 296, 5)),
    place(glimmer, 770, 454, [1.6, 1], 'gold'),
    place(swell, 0, 454, 1, 'acqua'),
    place(swell, 480, 458, 1, 'paper'),
    place(swell, 1440, 456, [-1, 1], 'acqua'),
    place(swell, 1400, 462, [-1, 0.8], 'paper'),
    place(swell, 500, 466, [-1, 0.8], 'paper'),
    fill('red', mirrored(650, 460, 492, 180, 5, 9, 0.8)),
    place(bricola, 300, 356, 0.55),
    place(bricola, 366, 380, 0.4),
    place(gondolaOnDark, 600, 438, 1.4),
    place(bricola, 1120, 36, 2.35),
    place(restingGull, 1180, 48),
    fill('light', gull(1040, 60, 1.5) + gull(1092, 84, 1) + gull(700, 100, 1)),
  ],
}
