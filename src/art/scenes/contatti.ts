import { bricola } from '../kit/bricola.ts'
import { gull } from '../kit/creatures.ts'
import { edged, fill, group, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'
import { logo } from '../logo.ts'

/** A letter crossing the lagoon, sealed with the sign of the brand. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'acqua',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 206, 0.05, 0.8),
    fill('gold', disc(150, 86, 42)),
    fill('paper', lens(60, 110, 180, 6) + lens(100, 124, 150, 5)),
    fill('key', 'M0 208H480V320H0z'),
    place(swell, 0, 208, [1, 1.1], 'acqua'),
    place(swell, 480, 214, [-1, 1], 'paper'),
    place(bricola, 24, 150, 0.42),
    place(bricola, 60, 134, 0.52),
    fill('key', 'M118 262L330 284L372 268L394 276Q300 304 190 288Q140 280 118 262z'),
    edged('paper', 'key', 'M128 126L356 92L384 236L152 268z'),
    fill('tone', 'M128 126L260 196L356 92zM152 268L240 186L260 196L278 180L384 236z'),
    line('key', 'M128 126L260 196L356 92M152 268L238 184M384 236L282 172', 3),
    hatch('key', 'M136 136L252 198', 10, '1.5 4'),
    hatch('key', 'M150 262L378 230', 10, '1.5 4'),
    fill('red', 'M262 150q14-10 26 2 16 2 14 18 6 14-8 22-10 14-26 6-18 2-20-14-10-14 2-24 0-8 12-10z'),
    hatch('key', disc(268, 176, 19), 3, '2 2'),
    group('translate(256 161)scale(.75)', fill('paper', logo.outerPoles + logo.middlePole + logo.water)),
    fill('gold', 'M330 100l24-4 4 24-24 4z'),
    line('key', 'M334 104l16-2 3 16-17 3z', 2),
    fill('paper', lens(120, 280, 240, 5) + lens(180, 296, 150, 4)),
    place(bricola, 416, 108, 1.02),
    fill('key', gull(300, 44, 1.1) + gull(340, 62, 0.8)),
  ],
}
