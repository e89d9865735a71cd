import { bricola } from '../kit/bricola.ts'
import { gull } from '../kit/creatures.ts'
import { edged, fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** A bragozzo under painted sails. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 208, 0.06, 0.8),
    fill('key', 'M0 210v-8h40v-8h20l2-52 5-18 7 18v52h20v8h20v-8h14v8h30v-5h40v5h282v8z'),
    fill('red', 'M20 202v-14h14v14zM84 202v-16h12v16zM110 202v-12h14v12z'),
    fill('paper', lens(330, 40, 130, 7) + lens(366, 54, 120, 6) + lens(10, 60, 110, 6) + lens(-10, 74, 80, 4)),
    fill('key', 'M0 210H480V320H0z'),
    place(swell, 0, 212, [1, 1.1], 'acqua'),
    place(swell, 480, 216, [-1, 1], 'paper'),
    place(bricola, 26, 176, 0.2),
    place(bricola, 64, 158, 0.34),
    fill('gold', 'M240 24L326 10C342 84 344 150 332 222L226 226C242 164 246 94 240 24z'),
    fill('red', 'M148 72L212 62C226 116 226 170 216 222L136 226C150 176 152 122 148 72z'),
    fill('red', disc(286, 118, 27)),
    hatch('red', 'M286 76a42 42 0 1 1-.1 0', 14, '4 7'),
    line('paper', 'M150 96Q184 90 218 96M148 124Q184 118 222 126', 4),
    line('key', 'M242 52Q284 40 332 44M238 186Q284 178 336 182M140 196Q178 190 220 194', 1.5),
    hatch('key', 'M328 30C340 90 342 150 332 216', 14, '1.5 4'),
    hatch('key', 'M212 72C222 120 224 170 214 216', 10, '1.5 4'),
    line('key', 'M230 30V244M142 62V238', 5),
    line('key', 'M226 24L334 6M136 78L220 60', 4),
    edged(
      'key',
      'paper',
      'M78 216C90 232 150 240 220 240C290 240 346 232 372 214C372 246 354 268 326 272H130C98 268 80 246 78 216z',
    ),
    line('gold', 'M90 236C130 248 300 248 362 234', 4),
    fill('red', 'M112 262q120 12 226 0-6 6-14 10H130q-10-2-18-10z'),
    fill('paper', disc(350, 246, 7)),
    fill('key', disc(351, 246, 3)),
    fill('key', 'M262 238l2-26q-4-8 4-14-6-2-5-8 3-7 10-5 6 3 3 9-1 3-4 4 10 2 10 14l4 26z'),
    fill('gold', 'M258 188q10-6 22-1l-4-6q-8-4-14 1z'),
    fill('paper', lens(90, 276, 260, 5) + lens(130, 286, 160, 3)),
    place(bricola, 392, 86, 1.2),
    fill('paper', gull(410, 70, 1.2) + gull(108, 44, 1) + gull(86, 64, 0.7)),
  ],
}
