import { chimney, ogeeWindow } from '../kit/buildings.ts'
import { gondolaOnDark } from '../kit/gondola.ts'
import { fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { box, disc } from '../kit/shapes.ts'
import { sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

const rows = [60, 108, 156]
const columns = [12, 51, 90, 129, 168]
const eachWindow = (draw: (x: number, y: number) => string) =>
  rows.flatMap((y) => columns.map((x) => draw(x, y))).join('')
/** All alike, as in a hotel. */
const hotelWindows = [
  fill('paper', eachWindow((x, y) => box(x, y - 16, 20, 32) + box(x - 3, y + 17, 26, 4))),
  fill('light', eachWindow((x, y) => box(x + 3, y - 13, 14, 27))),
]

/** Two ways to live the same city, front by front. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 60,
  marks: [
    sky(),
    fill('acqua', 'M0 18H206V272H0z'),
    fill('key', 'M0 8H214V20H0z'),
    hatch('key', 'M0 24H206', 8, '2 3'),
    ...hotelWindows,
    line('key', 'M0 188H206', 2),
    hatch('key', 'M0 194H206', 8, '1.5 3'),
    fill('key', 'M84 272V216q20-20 40 0V272z'),
    fill('red', 'M70 216q34-32 68 0l4 10H66z'),
    hatch('paper', 'M72 220H140', 10, '7 8'),
    hatch('key', 'M14 232H72', 30, '20 14'),
    hatch('key', 'M152 232H206', 30, '20 14'),
    fill('red', 'M206 58H480V272H206z'),
    fill('key', 'M198 48H480V59H198z'),
    hatch('gold', 'M208 65H480', 6, '8 5'),
    line('key', 'M298 12h142M306 48V12M430 48V12M368 48V12M306 30h124', 4),
    hatch('key', 'M306 39h124', 14, '2 6'),
    fill('paper', 'M292 10l154-6v6l-154 6z'),
    place(chimney, 228, -8),
    place(chimney, 446, -12),
    line('paper', 'M206 164H480M206 256H480', 4),
    hatch('key', 'M206 169H480', 6, '1.5 3'),
    fill('paper', 'M250 76h178v84H250z'),
    hatch('key', 'M252 86H426', 14, '2 4'),
    ...[258, 294, 330, 366].map((x) => place(ogeeWindow, x, 80)),
    fill('gold', 'M334 156v-42q0-6 6-9 0-6 6-13 6 7 6 13 6 3 6 9v42z'),
    fill('key', 'M338 156v-12q-2-6 2-9l1-6 4 4 4-4 2 9q4 10 2 18z'),
    line('key', 'M355 156q8-4 4-14', 2),
    place(ogeeWindow, 216, 86, 0.85),
    place(ogeeWindow, 438, 86, 0.85),
    fill('paper', 'M236 138h206v28H236z'),
    hatch('key', 'M246 152H432', 13, '4 5'),
    place(ogeeWindow, 220, 178, 0.88),
    place(ogeeWindow, 278, 178, 0.88),
    place(ogeeWindow, 374, 178, 0.88),
    place(ogeeWindow, 432, 178, 0.88),
    fill('paper', 'M318 272V208q0-26 22-36 22 10 22 36V272z'),
    fill('light', 'M325 272V210q0-20 15-29 15 9 15 29V272z'),
    line('paper', 'M340 200V272', 1.5),
    fill('acqua', 'M216 244h38l-3 9h-32zM428 244h38l-3 9h-32z'),
    fill(
      'gold',
      disc(222, 240, 5) + disc(231, 238, 6) + disc(241, 240, 5) + disc(249, 239, 5) + disc(434, 240, 5) +
        disc(443, 238, 6) + disc(453, 240, 5) + disc(461, 239, 5),
    ),
    hatch(
      'key',
      'M258 216h14M262 221h10M258 226h14M260 231h10M408 224h18M412 229h18M408 234h12M466 120h14M470 125h10M466 130h14',
      1.5,
      '7 2',
    ),
    fill('key', 'M0 270H480V320H0z'),
    fill('paper', 'M0 268H206v5H0zM310 264h60l8 8h-76z'),
    place(swell, 0, 272, [1, 0.5], 'acqua'),
    place(swell, 480, 278, [-1, 0.42], 'red'),
    place(gondolaOnDark, 40, 222, 1.15),
    fill('paper', box(452, 200, 8, 94) + box(470, 200, 8, 94)),
    hatch('red', 'M456 200V294M474 200V294', 8, '9 9'),
    fill('gold', disc(456, 198, 6) + disc(474, 198, 6)),
  ],
}
