import { chimney, ogeeWindow } from '../kit/buildings.ts'
import { fill, hatch, line, type Part, place, type Scene } from '../kit/mark.ts'
import { box, disc } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** A door key hanging by its bow, 44 x 150. */
const doorKey: Part = {
  id: 'dk',
  marks: [
    fill('none', 'M22 0a20 20 0 0 1 6 39V116h14v10h-8v8h8v12H16V39a20 20 0 0 1 6-39z'),
    fill('key', disc(22, 20, 9)),
    fill('red', 'M16 48h12v8H16z'),
    hatch('key', 'M26 60V140', 4, '1.5 3'),
  ],
}

const palazzo = [
  fill('red', box(28, 66, 250, 206)),
  fill('key', box(18, 54, 270, 13)),
  hatch('gold', 'M28 73H278', 7, '8 5'),
  fill('paper', box(92, 88, 122, 74)),
  ...[96, 136, 176].map((x) => place(ogeeWindow, x, 84)),
  ...[44, 230].map((x) => place(ogeeWindow, x, 90, 0.9)),
  fill('paper', box(84, 158, 138, 16)),
  hatch('key', 'M90 166H216', 13, '4 5'),
  ...[44, 84, 190, 230].map((x) => place(ogeeWindow, x, 184, 0.9)),
  fill('paper', 'M124 272V216q0-28 29-40 29 12 29 40V272z'),
  fill('light', 'M132 272V218q0-22 21-32 21 10 21 32V272z'),
  hatch('key', 'M272 70V270', 12, '1.5 3'),
]

/** The house, and the porter's board with its keys. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 210,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 260, 0.05, 0.7),
    place(chimney, 52, 6, 0.85),
    place(chimney, 222, 6, 0.85),
    ...palazzo,
    fill('key', box(0, 270, 306, 50)),
    fill('paper', box(20, 266, 270, 7)),
    place(swell, 0, 274, [0.64, 0.44], 'acqua'),
    place(swell, 300, 278, [-0.62, 0.4], 'red'),
    // the porter's board
    fill('key', box(306, 0, 174, 320)),
    line('gold', 'M320 14H466V306H320z', 2),
    fill('red', box(326, 40, 134, 14)),
    hatch('key', 'M326 51H460', 5, '1.5 4'),
    line('paper', 'M345 46v26M393 46v58M441 46v26', 4),
    place(doorKey, 322, 66, 1.05, 'gold'),
    place(doorKey, 365, 98, 1.27, 'paper'),
    place(doorKey, 418, 66, 1.05, 'gold'),
  ],
}
