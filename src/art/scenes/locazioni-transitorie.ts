import { bricola } from '../kit/bricola.ts'
import { edged, fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** Seven nights of the month, from new moon to new moon. */
const moons = [0.1, 0.3, 0.6, 1, 0.6, 0.3, 0.1].flatMap((lit, night) => {
  const x = 54 + night * 62
  const y = 92 - Math.round(44 * Math.sin((Math.PI * night) / 6))
  const side = night < 3 ? 1 : -1
  const bulge = 20 * (1 - 2 * lit) * side
  const face = night === 3 ? disc(x, y, 22) : `M${x} ${y - 20}c${27 * side} 0 ${27 * side} 40 0 40c${Math.round(bulge * 1.33)} -10 ${Math.round(bulge * 1.33)} -30 0 -40z`
  return [fill('key', disc(x, y, 25)), fill('paper', face)]
})

/** A trunk on its way while the moon goes round. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'key',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('acqua', 0, 214, 0.02, 0.6),
    ...moons,
    fill('key', 'M0 214v-10h50v-8h30v-14q16-14 30 0v14h30v-34l4-16 5 16v34h20v12h140v-8h60v8h115v6z'),
    fill('light', 'M20 206h4v4h-4zM62 200h4v5h-4zM128 200h4v5h-4zM330 202h4v5h-4zM360 202h4v5h-4z'),
    fill('acqua', 'M0 214H480V320H0z'),
    place(swell, 0, 216, 1, 'key'),
    place(swell, 480, 220, [-1, 1], 'paper'),
    place(glimmer, 192, 216, [0.9, 1], 'paper'),
    // sandolo with the trunk
    edged('key', 'paper', 'M60 224C110 246 250 252 360 220L372 206C372 244 340 278 300 284H140C100 278 72 254 60 224z'),
    fill('gold', 'M74 236C140 254 260 256 352 232v5C260 262 140 260 78 242z'),
    hatch('paper', 'M124 272H310', 14, '1.5 4'),
    fill('red', 'M146 186q58-14 116 0V244H146z'),
    fill('gold', 'M164 181h10v64h-10zM234 181h10v64h-10zM146 204h116v6H146z'),
    fill('key', 'M146 186q58-14 116 0v3q-58-14-116 0z'),
    fill('paper', 'M196 200h18v16h-18z'),
    fill('key', disc(205, 206, 3) + 'M204 207h2v7h-2z'),
    hatch('key', 'M254 190V240', 12, '1.5 3'),
    line('paper', 'M352 226Q390 250 412 186', 2.5),
    place(bricola, 384, 98, 1.12),
  ],
}
