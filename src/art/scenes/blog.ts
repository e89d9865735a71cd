import { bricola } from '../kit/bricola.ts'
import { ogeeWindow } from '../kit/buildings.ts'
import { handPress } from '../kit/hand-press.ts'
import { edged, fill, group, hatch, line, type Mark, place, type Scene } from '../kit/mark.ts'
import { box } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** A printed sheet hung by its upper edge, 54 x 92, turning in the wind. */
const sheet = (x: number, y: number, turn: number, ...printed: Mark[]) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    edged('paper', 'key', 'M0 0H54V86q-14 8-27 2t-27 4z'),
    ...printed,
    fill('red', box(4, -8, 7, 15) + box(43, -8, 7, 15)),
  )

const text = (...starts: number[]) => hatch('key', starts.map((y) => `M8 ${y}H47`).join(''), 4, '9 3 5 3 12 3 4 3')

const sheets = [
  sheet(254, 84, 5, fill('red', box(8, 14, 15, 18)), line('key', 'M28 17H46M28 27H46', 4), text(40, 50, 60, 70)),
  sheet(314, 86, -4, place(bricola, 18, 12, 0.28), text(78)),
  sheet(372, 70, -9, text(16, 26, 36, 46, 56, 66)),
]

/** The first bound copies. */
const books = [
  fill('red', box(344, 250, 84, 14)),
  fill('key', box(350, 238, 72, 12)),
  fill('gold', box(346, 224, 80, 14)),
  hatch('paper', 'M418 226V262', 6, '10 3'),
]

/** Sheets from the press, hung out like washing on a fondamenta. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 230,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 230, 0.75, 0.1),
    fill('tone', 'M0 262v-14h240v-8h20v-12q22-30 44 0v12h16v-34l5-22 5 22v34h110v22z'),
    fill('acqua', box(436, 0, 44, 276)),
    hatch('key', 'M440 0V270', 7, '1.5 3'),
    place(ogeeWindow, 448, 40, 1.15),
    place(ogeeWindow, 448, 160, 1.15),
    line('key', 'M226 84Q330 96 438 56', 2.5),
    ...sheets,
    fill('paper', box(0, 262, 480, 26)),
    hatch('key', 'M0 282H480', 10, '26 2'),
    ...handPress,
    ...books,
    fill('key', box(0, 288, 480, 32)),
    place(swell, 0, 288, [1, 0.3], 'acqua'),
  ],
}
