import { edged, fill, group, hatch, line, type Scene } from '../kit/mark.ts'
import { crescent, disc, standingLens, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

/** Demand as a chart of depths. */
const contours = [12, 22, 33, 45, 58, 72, 88, 106].map((depth, index) => {
  const at = (y: number) => y + depth
  const d = `M0 ${at(214)}C60 ${at(150)} 110 ${at(150)} 160 ${at(196)}S260 ${at(268)} 320 ${at(190)}S420 ${at(90)} 480 ${at(108)}`
  return line('paper', d, 3.5 - Math.round(index / 3.5) / 2)
})

/** The price tag: hung by its eyelet, which is the origin. */
const tag = group(
  'translate(318 112)rotate(-14)',
  edged('paper', 'key', 'M-14-14h28l32 30v106h-92V16z'),
  line('key', 'M-11-7h22l28 26v96h-78V19z', 1.5),
  fill('red', disc(0, 2, 9)),
  fill('key', disc(0, 2, 4)),
  line('red', 'M22 46a25 25 0 1 0 0 42', 10),
  line('red', 'M-34 61h46M-34 74h42', 6),
)

/** A key with its price, between the high and the low of the season. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 230,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 214, 0.3, 0.3),
    fill('acqua', 'M0 214C60 150 110 150 160 196S260 268 320 190S420 90 480 108V320H0z'),
    ...contours,
    fill('gold', disc(132, 78, 32)),
    hatch('gold', 'M132 28a50 50 0 1 1-.1 0', 20, '3 6.8'),
    fill('light', crescent(372, 52, 28)),
    fill('light', star(436, 46, 6) + star(322, 40, 6) + star(412, 96, 5)),
    hatch('key', 'M258 158V292', 14, '1.5 3'),
    fill('key', 'M226-4h14V24q0 11 10 11t10-11h12q0 24-22 24t-24-24z'),
    line('red', 'M250 44C236 66 232 70 240 84M252 44C270 74 300 80 318 110', 4),
    fill(
      'key',
      'M240 72a22 22 0 0 1 22 20a22 22 0 1 1 0 44a22 22 0 0 1-14 18V246h34v14h-10v10h10v16h-34v16h-16V154a22 22 0 0 1-14-18a22 22 0 1 1 0-44a22 22 0 0 1 22-20z',
    ),
    fill('tone', disc(240, 95, 11) + disc(213, 114, 11) + disc(267, 114, 11) + disc(240, 133, 11)),
    fill('red', disc(240, 114, 7)),
    line('paper', 'M240 79a15 15 0 0 1 15 15M267 99a15 15 0 0 1 15 15', 2),
    fill('gold', 'M229 160h22v8h-22zM229 173h22v4h-22z'),
    fill('paper', standingLens(237, 184, 104, 3)),
    tag,
  ],
}
