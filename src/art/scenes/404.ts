import { darkWall } from '../inks.ts'
import { bricola } from '../kit/bricola.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { engravedSky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** Rows of bricks where the plaster fell: left end and length of each. */
const patch = (top: number, rows: readonly (readonly [left: number, length: number])[]) =>
  rows.map(([left, length], row) => `M${left} ${top + row * 13}h${length}`).join('')

const bricks = [
  hatch('red', patch(70, [[20, 150], [4, 190], [30, 170], [12, 190], [44, 150], [26, 180], [50, 130], [34, 150], [70, 80]]), 9, '22 3'),
  hatch('red', patch(330, [[1108, 120], [1078, 180], [1092, 170], [1080, 188], [1098, 150], [1084, 170], [1118, 120], [1108, 110], [1138, 60]]), 9, '22 3'),
]

/** The blind wall where a calle ends. */
export const scene: Scene = {
  width: 1280,
  height: 860,
  top: -220,
  bleeds: true,
  sky: 'tone',
  night: darkWall,
  horizon: 550,
  marks: [
    fill('sky', 'M0-220H1280V640H0z'),
    ...engravedSky('paper', -220, 550, 0.1, 0.7, 1280, 11),
    ...bricks,
    fill(
      'paper',
      'M0 556V380C0 320 60 330 76 290C92 330 152 320 152 380V556zM1128 556V380C1128 320 1188 330 1204 290C1220 330 1280 320 1280 380V556z',
    ),
    fill(
      'light',
      'M14 556V384c0-36 44-30 62-60 18 30 62 24 62 60V556zM1142 556V384c0-36 44-30 62-60 18 30 62 24 62 60V556z',
    ),
    line('paper', 'M76 330V556M1204 330V556M14 420H138M1142 420H1266', 4),
    hatch('key', 'M157 370V540M1123 370V540', 8, '1.5 4'),
    fill('red', 'M0 540H1280V556H0z'),
    hatch('key', 'M0 536H1280', 8, '1.5 3'),
    fill('key', 'M0 552H1280V660H0z'),
    place(swell, 0, 554, [1.4, 0.9], 'acqua'),
    place(swell, 1330, 556, [-1.4, 0.9], 'paper'),
    place(swell, 1400, 560, [-1, 0.8], 'acqua'),
    place(gondolaOnDark, 482, 516, 1.5),
    place(bricola, 996, 336, 1.3),
    place(bricola, 946, 446, 0.8),
  ],
}
