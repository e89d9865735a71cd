import { gull } from '../kit/creatures.ts'
import { edged, fill, hatch, line, type Mark, place, type Scene } from '../kit/mark.ts'
import { box, disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'
import { cog } from '../map/afloat.ts'

/** A pile of coins, its foot at `y`. */
const pile = (x: number, y: number, count: number): Mark[] =>
  Array.from({ length: count }, (_, coin) => edged('gold', 'key', `M${x - 17 + ((coin * 7) % 4)} ${y - 9 * coin}q-4-4 0-8h32q4 4 0 8z`))

/** The post of the scales, striped as Venetian poles are. */
const post: readonly Mark[] = [
  edged('paper', 'key', 'M226 320V40q14-18 28 0V320z'),
  fill('red', [64, 112, 160, 208, 256].map((y) => `M226 ${y + 16}q12 2 28-16v22q-14 18-28 16z`).join('')),
  hatch('key', 'M249 44V318', 7, '1.5 3'),
  fill('gold', disc(240, 26, 13)),
  hatch('key', 'M244 18q8 8 0 17', 4, '1.5 2'),
]

/** The scales: what a portal keeps, and the ship that it sends. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 250,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 250, 0.7, 0.04),
    fill('tone', 'M0 250V232H20V222H44V232H70L74 222L78 232H170V226H196V232H262V240H480V250z'),
    fill('key', 'M0 250H480V320H0z'),
    place(swell, 0, 250, [1, 0.7], 'acqua'),
    place(swell, 480, 258, [-1, 0.6], 'paper'),
    fill('gold', lens(110, 276, 56, 4) + lens(98, 290, 76, 4)),
    ...post,
    fill('paper', lens(196, 304, 92, 5) + lens(170, 312, 130, 4)),
    // chains, behind what they carry
    line('key', 'M138 64L96 190M138 64L180 190M346 92L288 216M346 92L404 216', 3),
    // the beam
    edged('key', 'paper', 'M132 58Q180 63 226 72L254 76Q310 83 352 86L350 97Q300 97 240 92T134 70z'),
    fill('red', disc(138, 64, 8) + disc(346, 92, 8)),
    edged('gold', 'key', disc(240, 82, 17)),
    fill('red', 'M236 84L240 40L244 84z'),
    fill('key', disc(240, 82, 5)),
    // left, what it costs
    ...pile(118, 190, 4),
    ...pile(158, 190, 3),
    ...pile(138, 194, 6),
    edged('acqua', 'key', 'M88 190h100q-6 32-50 32t-50-32z'),
    hatch('key', 'M166 200q-10 15-28 16', 8, '1.5 3'),
    // right, what it brings
    place(cog, 346, 216, 1.14),
    edged('acqua', 'key', 'M280 216h132q-8 36-66 36t-66-36z'),
    hatch('key', 'M390 226q-14 18-42 20', 8, '1.5 3'),
    fill('key', `${box(84, 187, 108, 5)}${box(276, 213, 140, 5)}`),
    fill('key', gull(172, 40, 0.9) + gull(318, 34, 1.1) + gull(344, 50, 0.7)),
  ],
}
