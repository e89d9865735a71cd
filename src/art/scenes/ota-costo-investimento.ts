import { gull } from '../kit/creatures.ts'
import { edged, fill, hatch, line, type Scene } from '../kit/mark.ts'
import { disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

/** The sea as engravers of charts drew it: rows of scales. */
const scales = [250, 266, 282, 298, 314].map((y, row) => {
  const start = row % 2 ? -40 : -20
  return line(row % 2 ? 'paper' : 'acqua', `M${start} ${y + 8}${'q20-24 40 0'.repeat(13)}`, 2.5)
})

/** The galley: what its freight costs, and what it brings to port. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 216, 0.7, 0.04),
    fill('red', disc(92, 84, 44)),
    hatch('red', 'M92 14a70 70 0 1 1-.1 0', 22, '2.5 8.5'),
    fill('paper', lens(240, 36, 170, 7) + lens(300, 52, 150, 6) + lens(360, 24, 120, 5) + lens(10, 180, 90, 4)),
    line('key', 'M238 20V232M366 66V226M140 74V230', 5),
    fill('paper', 'M238 26C300 70 330 140 322 204L186 214C224 160 240 100 238 26z'),
    fill(
      'red',
      'M242 52C284 92 306 150 300 206L272 208C284 150 272 96 242 52zM239 80C256 120 256 170 246 210L220 212C240 160 242 120 239 80z',
    ),
    fill(
      'paper',
      'M366 72C400 104 416 150 412 190L334 196C356 160 366 120 366 72zM140 80C170 110 184 160 180 200L100 204C124 170 140 130 140 80z',
    ),
    fill(
      'red',
      'M368 100C388 126 396 160 392 191L372 193C380 160 378 130 368 100zM142 108C160 136 166 170 160 201L138 202C148 170 148 140 142 108z',
    ),
    line('key', 'M176 220L244 12M326 202L372 60M94 210L146 66', 3),
    fill('red', 'M238 18l34-10-6 9 8 9-36 4zM366 64l26-8-5 7 6 7-27 4z'),
    fill('paper', 'M140 72l-26-8 5 8-6 6 27 4z'),
    fill('key', 'M0 238H480V320H0z'),
    ...scales,
    edged('key', 'paper', 'M52 204L76 222H390L440 190L446 198C440 236 420 262 392 270H110C80 262 60 240 52 204z'),
    fill('gold', 'M82 230H400L408 224V231L400 238H86z'),
    hatch('red', 'M100 250H396', 10, '12 10'),
    line(
      'paper',
      'M110 246L86 290M136 248L114 292M162 249L142 293M188 249L170 294M214 249L198 294M240 249L226 294M266 249L254 294M292 249L282 294M318 249L310 293M344 248L338 291M370 246L366 288',
      2.5,
    ),
    fill('key', 'M52 206V176h28v-10h10v58H70z'),
    fill('red', 'M46 178h48l-6-14H54z'),
    fill('paper', gull(420, 120, 1) + gull(444, 140, 0.7)),
  ],
}
