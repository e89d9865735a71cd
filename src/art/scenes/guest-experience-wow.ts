import { edged, fill, hatch, limb, line, place, type Scene, through } from '../kit/mark.ts'
import { box, disc, standingLens, star } from '../kit/shapes.ts'
import { engravedSky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

const twinWindow = 'M88 236V120C88 80 150 80 164 34C178 80 240 80 240 120C240 80 302 80 316 34C330 80 392 80 392 120V236z'

/** A breakfast laid before the view. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 200,
  marks: [
    fill('key', box(0, 0, 480, 320)),
    through(
      twinWindow,
      fill('sky', 'M80 30H400V200H80z'),
      ...engravedSky('paper', 30, 200, 0.1, 0.85),
      fill('red', disc(286, 168, 30)),
      fill('key', 'M80 200v-6h46v-10h12v-12q16-22 34 0v12h20v-56l-2-2v-20h4l8-30 8 30h4v20l-2 2v56h14v10h174v6z'),
      fill('paper', standingLens(197, 132, 40, 2)),
      fill('acqua', 'M80 198H400V236H80z'),
      place(swell, 80, 198, [0.7, 0.4], 'paper'),
      place(glimmer, 246, 200, [0.8, 0.4], 'red'),
    ),
    line('tone', twinWindow, 14),
    hatch('key', twinWindow, 3, '1.5 4'),
    fill('tone', 'M158 8h12l-2 34h-8zM310 8h12l-2 34h-8zM226 118h28v9h-28zM230 128h20V238h-20z'),
    hatch('key', 'M245 130V236', 7, '1.5 3'),
    fill('paper', 'M44 236H436V254H44z'),
    fill('tone', 'M56 254H424V266H56z'),
    hatch('key', 'M56 260H424', 7, '1.5 3'),
    fill('red', 'M0 0H74C90 90 60 180 26 276L0 284zM480 0H406C390 90 420 180 454 276L480 284z'),
    fill(
      'key',
      standingLens(18, 0, 260, 6) + standingLens(40, 0, 220, 6) + standingLens(62, 0, 120, 5) +
        standingLens(462, 0, 260, -6) + standingLens(440, 0, 220, -6) + standingLens(418, 0, 120, -5),
    ),
    // moka pot, cup, vase
    edged('key', 'paper', 'M100 238l8-42-10-8 10-22h36l12 14-8 14 6 44z'),
    fill('key', 'M118 166l4-12h8l3 12zM154 180q22 0 16 30h-7q3-18-10-20z'),
    line('paper', 'M106 196h44M118 202v30M129 202v32M140 202v30M112 172v12', 2),
    fill('paper', 'M184 208h44q0 30-16 30h-12q-16 0-16-30z'),
    line('paper', 'M228 213q14-2 12 9t-17 5', 4),
    fill('red', 'M184 213h44l-1 5h-42z'),
    line('paper', 'M197 200q-8-10 0-18t0-16M214 200q-8-10 0-18t0-16', 2),
    edged('key', 'paper', 'M352 238q-18-18-4-42l-4-12h30l-4 12q14 24-4 42z'),
    hatch('gold', 'M350 214h20M348 222h24', 3, '3 2'),
    limb(
      'key',
      'M356 184C352 152 340 136 330 128M359 184C359 150 360 124 364 104M362 184C366 160 372 150 382 146',
      2.5,
    ),
    fill('red', star(326, 124, 16, 6, 0.55) + star(365, 98, 18, 6, 0.55) + star(386, 142, 14, 6, 0.55)),
    fill('gold', disc(326, 124, 4) + disc(365, 98, 5) + disc(386, 142, 4)),
    fill('key', 'M346 158q-14-6-20 6 14 4 20-6zM366 166q14-6 20 6-14 4-20-6z'),
    fill('tone', 'M0 288H480V320H0z'),
    hatch('red', 'M0 300H480M-40 312H480', 5, '7 63 5 80 8 49'),
    hatch('key', 'M-20 296H480M-70 308H480', 4, '6 71 8 55 5 90'),
    hatch('paper', 'M-60 304H480M-30 315H480', 3, '5 50 7 83'),
  ],
}
