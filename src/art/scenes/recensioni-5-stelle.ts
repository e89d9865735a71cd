import { chimney, ogeeWindow } from '../kit/buildings.ts'
import { fill, hatch, line, place, type Scene, through } from '../kit/mark.ts'
import { disc, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

/** A star of five points, each cut in two facets, one in the light and one in the shade. */
function facets(x: number, y: number, radius: number) {
  const corner = (index: number) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 ? radius * 0.42 : radius
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`
  }
  const half = (turn: number) => [0, 2, 4, 6, 8].map((point) => `M${x} ${y}L${corner(point)}L${corner(point + turn)}z`).join('')
  return [fill('gold', half(-1)), fill('paper', half(1))]
}

const stars = ([[92, 120, 32], [160, 72, 36], [240, 54, 44], [320, 72, 36], [388, 120, 32]] as const).flatMap(([x, y, radius]) => [
  { kind: 'line', ink: 'gold', d: disc(x, y, radius + 4), width: 7, dash: '1.5 6.5', steady: true } as const,
  ...facets(x, y, radius),
])

const ROOFS = 'M-10 250L70 214L170 250V320H-10zM310 250L410 206L500 250V320H310z'

/** Five stars over an altana. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'key',
  horizon: 256,
  marks: [
    sky(),
    ...engravedSky('acqua', 0, 250, 0.03, 0.55),
    ...stars,
    // roofs
    fill('red', ROOFS),
    through(ROOFS, hatch('key', 'M-10 264H170M310 264H490', 112, '2 9')),
    line('key', 'M-10 250L70 214L170 250M310 250L410 206L490 246', 5),
    fill('tone', 'M160 256H330V320H160z'),
    hatch('key', 'M160 262H330', 7, '1.5 3'),
    place(ogeeWindow, 180, 262, 0.8),
    place(ogeeWindow, 230, 262, 0.8),
    place(ogeeWindow, 280, 262, 0.8),
    place(chimney, 40, 166, 1.1),
    place(chimney, 426, 156, 1.2),
    place(chimney, 120, 186),
    // the altana and its guests
    line('paper', 'M180 256V160M240 256V160M300 256V160', 4),
    line('paper', 'M170 216H312M170 236H312', 4),
    hatch('paper', 'M176 226H306', 20, '2 7'),
    fill('red', 'M164 166Q240 140 316 166L310 178Q240 154 170 178z'),
    hatch('paper', 'M168 172Q240 147 312 172', 10, '5 8'),
    fill(
      'paper',
      'M206 216v-16q-2-12 6-14-5-8 3-11 8 0 6 8-2 4-4 4 8 2 8 14v15zM262 216v-16q-2-12 6-14-5-8 3-11 8 0 6 8-2 4-4 4 8 2 8 14v15z',
    ),
    fill('gold', 'M220 198h42v5h-18v13h-6v-13h-18z'),
    fill('red', 'M228 184h10q0 9-4 10v4h-2v-4q-4-1-4-10zM245 184h10q0 9-4 10v4h-2v-4q-4-1-4-10z'),
    fill(
      'paper',
      star(30, 40, 5) + star(200, 112, 4) + star(290, 116, 5) + star(456, 50, 5) + star(20, 180, 4) + star(366, 180, 4),
    ),
  ],
}
