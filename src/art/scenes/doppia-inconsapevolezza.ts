import { ogeeWindow } from '../kit/buildings.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, hatch, line, type Mark, place, type Scene } from '../kit/mark.ts'
import { disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

const windows = (xs: readonly number[], ys: readonly number[], scale: number): Mark[] => ys.flatMap((y) => xs.map((x) => place(ogeeWindow, x, y, scale)))

const lamp = (x: number, y: number): Mark[] => [
  fill('gold', disc(x, y, 8)),
  { kind: 'line', ink: 'gold', d: disc(x, y, 19), width: 9, dash: '2 5', steady: true },
]

/** The corner of a house between two canals: each boat sees its own, neither the other. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 240,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 236, 0.15, 0.7),
    // the far banks of the two canals
    fill('tone', 'M0 70H58L92 96V236H0z'),
    fill('red', 'M0 62H62L96 92V100L58 74H0z'),
    ...windows([8, 36], [96, 160], 0.62),
    fill('tone', 'M480 54H430L390 84V236H480z'),
    fill('red', 'M480 46H426L386 78V88L430 60H480z'),
    ...windows([420, 450], [84, 152], 0.62),
    // the corner house, one face in the light and one in the shade
    fill('paper', 'M136 52L240 22V262L136 240z'),
    fill('red', 'M240 22L344 52V240L240 262z'),
    hatch('key', 'M292 50V246', 96, '1.5 6'),
    fill('key', 'M128 44L240 10L352 44V56L240 26L128 56z'),
    ...windows([150, 178, 206], [76, 156], 0.72),
    ...windows([252, 280, 308], [76, 156], 0.72),
    line('key', 'M240 26V262', 4),
    fill('paper', 'M234 214h12v48h-12z'),
    // water
    fill('key', 'M0 236H136L240 262L344 240L480 236V320H0z'),
    place(swell, 0, 242, [1, 0.8], 'acqua'),
    place(swell, 480, 250, [-1, 0.7], 'paper'),
    ...lamp(212, 236),
    ...lamp(272, 236),
    place(gondolaOnDark, 214, 222, [-1, 1]),
    place(gondolaOnDark, 270, 222),
    fill('paper', `${lens(20, 296, 170, 4)}${lens(296, 297, 160, 4)}`),
  ],
}
