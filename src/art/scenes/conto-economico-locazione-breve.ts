import { fill, group, hatch, line, type Scene } from '../kit/mark.ts'
import { disc, star } from '../kit/shapes.ts'
import { sky } from '../kit/sky.ts'

const zecchini = ([[112, 244], [160, 282], [106, 296]] as const).flatMap(([x, y]) => [
  fill('gold', disc(x, y, 25)),
  hatch('key', disc(x, y, 20), 4, '1.5 3'),
  fill('key', star(x, y, 11, 8, 0.45)),
])

/** Pacioli's book, opened on a map of canals. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'key',
  horizon: 320,
  marks: [
    sky(),
    line(
      'acqua',
      'M0 20q120 14 240 0t240 0M0 64q120-18 240 0t240 0M0 120q60 20 120 4M360 128q60-14 120 2M0 190q40 10 80 0M420 200q40 8 60 0M0 250q30-8 60 2M0 296q120 14 240 4t240 2M420 262q40-8 60 0',
      2,
    ),
    // Clear of the edges, where a head cuts the plate.
    group(
      'translate(29 14)scale(.88)',
      fill('red', 'M70 62L238 78L418 58L434 274L242 292L54 276z'),
      fill('tone', 'M82 56C130 44 200 50 240 72V282C200 262 130 258 74 266z'),
      fill('paper', 'M240 72C280 48 350 42 398 52L414 262C350 254 284 260 240 282z'),
      hatch('key', 'M232 74V276', 18, '1.5 4'),
      line('paper', 'M244 74V280', 2),
      line('red', 'M186 62L184 264M210 66L209 268M340 50L346 258M366 50L374 260', 2),
      hatch(
        'key',
        'M98 84q40-6 76 0M96 106q30-4 60 0M94 128q40-5 78 0M92 150q26-3 50 0M90 172q40-4 80 0M88 194q34-3 64 0',
        4,
        '7 3 12 3 5 3',
      ),
      hatch(
        'key',
        'M262 86q34-10 66-8M262 108q24-8 48-7M264 130q34-9 66-8M264 152q20-6 42-6M266 174q34-8 66-7M266 196q26-6 50-6',
        4,
        '9 3 4 3 14 3',
      ),
      hatch(
        'key',
        'M192 88h14M192 110h14M192 132h14M192 154h14M192 176h14M192 198h14M346 80h16M347 102h16M348 124h16M350 146h16M352 168h16M353 190h16',
        5,
        '3 1.5',
      ),
      line('key', 'M88 224q60-4 118 6M268 222q50-10 104-6M268 229q50-10 104-6', 2.5),
      hatch('red', 'M346 206l22-2', 6, '4 1.5'),
      // the quill
      fill('gold', 'M300 214C350 170 400 90 470 10C480 60 452 130 396 176C366 196 330 208 300 214z'),
      line('key', 'M288 226C350 170 410 100 464 20', 3),
      hatch('key', 'M400 166C430 130 456 90 464 40', 16, '1.5 4'),
      hatch('paper', 'M340 186C370 150 410 100 446 54', 8, '1.5 4'),
      // sequins
      ...zecchini,
    ),
  ],
}
