import { gull } from '../kit/creatures.ts'
import { edged, fill, group, hatch, limb, line, place, type Scene } from '../kit/mark.ts'
import { disc, standingLens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** An egret wading at low water, in the salt marsh. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 214, 0.05, 0.8),
    fill('key', 'M0 214v-5h90v-6h40v6h110v-8h6v-26l4-10 5 10v26h60v6h165v7z'),
    fill('key', 'M0 214H480V320H0z'),
    place(swell, 0, 214, 1, 'acqua'),
    place(swell, 480, 222, [-1, 0.9], 'paper'),
    // salt marsh
    fill('red', 'M-10 320C10 276 90 268 150 290C190 300 210 310 220 320zM480 320V286C440 276 400 290 380 320z'),
    line(
      'gold',
      'M10 300L2 236M26 294L30 226M40 290L52 232M56 286L50 222M74 284L88 236M92 284L94 240M112 286L128 246M134 290L136 256M440 300L432 244M452 296L460 238M466 294L470 250M420 306L410 262',
      3,
    ),
    fill(
      'key',
      standingLens(2, 214, 34, 4) + standingLens(31, 204, 34, 4) + standingLens(50, 200, 34, -4) +
        standingLens(89, 214, 30, 4) + standingLens(432, 222, 32, -4) + standingLens(461, 218, 30, 4),
    ),
    hatch('key', 'M-10 312Q80 276 210 318M390 316Q430 286 480 298', 7, '1.5 4'),
    // the egret, wading; what the tide leaves around it
    group(
      'translate(-150 -44)scale(1.36)',
      limb('gold', 'M300 176L302 218L296 256M314 176L316 216L322 258', 4),
      fill('paper', 'M270 258q28-6 60 0-30 6-60 0z'),
    edged(
      'paper',
      'key',
      'M292 118C330 108 372 140 404 200C376 196 360 192 342 186C316 186 288 170 282 148C280 132 284 122 292 118z',
    ),
    limb('paper', 'M292 136C270 112 306 92 300 66C296 50 280 48 270 54', 10),
    fill('paper', 'M264 52q8-12 24-6l6 12-22 6z'),
    fill('key', 'M270 52L226 62L270 59z' + disc(277, 54, 2)),
    line('paper', 'M290 48q20-4 34 6M288 46q18-8 34-4', 2),
    hatch('key', 'M306 134C344 142 364 162 386 192', 14, '1.5 4'),
    hatch('key', 'M312 166C332 172 350 178 372 186', 6, '1.5 4'),
    ),
    fill('paper', gull(180, 60, 0.9) + gull(206, 76, 0.6)),
  ],
}
