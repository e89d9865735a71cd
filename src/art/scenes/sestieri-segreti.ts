import { ogeeWindow } from '../kit/buildings.ts'
import { fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { box } from '../kit/shapes.ts'
import { swell } from '../kit/water.ts'

const archway = 'M108 320V156A132 136 0 0 1 372 156V320'
const rows = Array.from({ length: 23 }, (_, row) => 8 + row * 14)
const courses = rows.map((y) => `M0 ${y}H104M376 ${y}H480`).join('')
/** The upright joints, every other course shifted by half a brick. */
const joints = rows
  .flatMap((y, row) => [0, 1, 2, 3].map((brick) => 14 + brick * 26 + (row % 2) * 13).map((x) => `M${x} ${y}v14M${480 - x} ${y}v14`))
  .join('')

/** What a sottoportego frames. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 130,
  marks: [
    fill('key', box(0, 0, 480, 320)),
    line('tone', courses, 2.5),
    line('tone', joints, 2.5),
    fill('sky', 'M120 320V156A120 124 0 0 1 360 156V320z'),
    hatch('paper', 'M240 76V170', 136, '1.5 4'),
    fill('tone', 'M214 320V96L270 80V320z'),
    fill('red', 'M120 320V130L140 77L222 104V320z'),
    fill('acqua', 'M360 320V130L340 77L258 104V320z'),
    hatch('key', 'M222 104V320', 9, '1.5 3'),
    hatch('key', 'M262 106V320', 7, '1.5 3'),
    place(ogeeWindow, 140, 122, 0.72),
    place(ogeeWindow, 182, 132, 0.62),
    place(ogeeWindow, 140, 198, 0.7),
    place(ogeeWindow, 184, 200, 0.6),
    fill('light', 'M284 136l14-3v32h-14zM320 126l18-4v38h-18zM284 196h14v30h-14zM320 194h18v32h-18z'),
    fill('paper', 'M282 165h18v3h-18zM317 160h24v4h-24zM282 226h18v3h-18zM317 226h24v4h-24z'),
    fill('key', 'M222 250H262V320H222z'),
    fill('paper', 'M120 258Q240 190 360 258V320H318C318 236 162 236 162 320H120z'),
    hatch('key', 'M168 320C168 244 312 244 312 320', 9, '10 2'),
    hatch('key', 'M124 246Q240 178 356 246', 15, '2 7'),
    line('key', 'M124 240Q240 170 356 240', 3),
    place(swell, 180, 268, [0.25, 0.5], 'acqua'),
    fill('key', 'M228 212l4-26q-5-9 3-12 8-1 7 7 6 4 7 31z'),
    fill('gold', 'M206 172q30-34 62 0-14-5-20 2-6-7-12 0-6-7-12 0-8-6-18-2z'),
    line('key', 'M237 152V190', 2),
    line('key', 'M122 96Q240 130 358 92M122 152Q240 178 358 148', 1.5),
    fill('paper', 'M156 104l26 6-3 36-25-4zM196 112h12l4 26h-20zM264 112l24-5 4 32-25 4z'),
    fill('red', 'M218 114h32v9h-7l1 22h-20l1-22h-7z'),
    fill('key', 'M292 160l26-4 3 30-26 4z'),
    line('key', archway, 24),
    hatch('tone', archway, 18, '22 2.5'),
    line('key', 'M240 8V50', 3),
    fill('key', 'M222 46h36l-10-12h-16zM224 50h32l-7 36h-18z'),
    fill('gold', 'M229 55h22l-5 26h-12z'),
    line('key', 'M240 50V86', 2),
  ],
}
