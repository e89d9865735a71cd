import type { Ink } from '../inks.ts'
import { houses, ogeeWindow } from '../kit/buildings.ts'
import { fill, hatch, limb, line, place, type Scene, through } from '../kit/mark.ts'
import { box, disc, mirrored } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

const row: readonly (readonly [x: number, y: number, wall: Ink])[] = [
  [-22, 52, 'acqua'],
  [42, 34, 'red'],
  [104, 58, 'gold'],
  [282, 40, 'red'],
  [346, 56, 'acqua'],
  [410, 30, 'gold'],
]

const reflections = row.map(([x, , wall], index) => fill(wall, mirrored(x + 32, 172, 312, 56, 10, index + 2)))

const palazzo = [
  fill('paper', box(168, 40, 114, 130)),
  fill('key', box(162, 32, 126, 9)),
  hatch('key', 'M168 46H282', 6, '1.5 3'),
]

/** What the lens finds: shutters, a window box, a crack, and the same windows upside down in the canal. */
const seenThroughGlass = [
  fill('paper', box(100, 70, 230, 130)),
  hatch('key', 'M100 84H330', 9, '1.5 3'),
  ...[150, 234].map((x) => place(ogeeWindow, x, 106, [1.35, 1.1])),
  fill('red', box(136, 130, 12, 60) + box(196, 130, 12, 60) + box(220, 130, 12, 60) + box(280, 130, 12, 60)),
  hatch('key', 'M142 132V188M202 132V188M226 132V188M286 132V188', 9, '1.5 5'),
  line('key', 'M216 92l-8 10 8 8-8 12', 2),
  fill('gold', disc(158, 184, 6) + disc(170, 182, 7) + disc(184, 184, 6)),
  fill('acqua', 'M146 186h52l-4 10h-44z'),
  fill('acqua', box(100, 202, 230, 90)),
  fill('key', box(100, 199, 230, 4)),
  ...[150, 234].map((x) => place(ogeeWindow, x, 276, [1.35, -0.9])),
  place(swell, 110, 206, [0.5, 0.6], 'key'),
  place(swell, 340, 204, [-0.5, 0.6], 'acqua'),
  place(swell, 60, 214, [0.6, 0.6], 'acqua'),
]

/** Between the house and its reflection there is water: a lens to read both. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 100,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 168, 0.1, 0.8),
    ...houses(row, [1.2, 0.95]),
    ...palazzo,
    fill('key', box(0, 168, 480, 152)),
    ...reflections,
    place(swell, 480, 172, [-1, 1.4], 'paper'),
    // handle, glass, rim
    limb('key', 'M284 240L378 322', 30),
    limb('red', 'M300 254L378 322', 20),
    hatch('key', 'M304 264L380 330', 8, '1.5 5'),
    limb('gold', 'M280 236L300 254', 20),
    // a line around it would not meet its own beginning
    fill('key', disc(220, 176, 97)),
    fill('gold', disc(220, 176, 93)),
    fill('key', disc(220, 176, 87)),
    through(disc(220, 176, 83), ...seenThroughGlass),
    line('acqua', 'M148 148a76 76 0 0 1 34-40', 5),
  ],
}
