import { fish } from '../kit/creatures.ts'
import { edged, fill, group, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'
import { swell } from '../kit/water.ts'

const bays = [-8, 112, 232, 352]
const arches = bays
  .map((x) => `M${x} 160V118C${x} 92 ${x + 44} 94 ${x + 48} 64C${x + 52} 94 ${x + 96} 92 ${x + 96} 118V160z`)
  .join('')
const pillars = bays.map((x) => `M${x + 97} 120h22v7h-22zM${x + 101} 128h14v30h-14z`).join('')
const scallops = (first: number) =>
  [0, 120, 240, 360, 480].map((x) => `M${x + first} 57q0 26-15 26t-15-26z`).join('')

const shoal = (
  [
    [24, 204, 'paper', -8], [140, 202, 'red', 6], [262, 204, 'paper', -6], [378, 200, 'red', 5],
    [-36, 252, 'red', 4], [80, 252, 'paper', -5], [200, 254, 'red', 5], [322, 252, 'paper', -6], [440, 256, 'paper', 4],
    [22, 302, 'paper', 3], [144, 304, 'red', -6], [268, 302, 'paper', 4], [390, 304, 'red', -4],
  ] as const
).map(([x, y, ink, turn]) => group(`translate(${x} ${y})rotate(${turn})`, place(fish, 0, 0, 1, ink)))

/** The fish market: awning, arches, ice. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 156,
  marks: [
    fill('sky', 'M0 60H480V156H0z'),
    hatch('paper', 'M0 112H480', 96, '1.5 4'),
    fill('key', arches),
    fill('paper', pillars),
    hatch('key', 'M110 128V158M230 128V158M350 128V158M470 128V158', 5, '1.5 3'),
    line('paper', 'M40 60V96M280 60V96', 1.5),
    fill('gold', 'M40 96q12 6 12 16a12 12 0 0 1-24 0q0-10 12-16zM280 96q12 6 12 16a12 12 0 0 1-24 0q0-10 12-16z'),
    fill('paper', 'M0 0H480V62H0z'),
    hatch('red', 'M15 30H480', 62, '30 30'),
    fill('paper', scallops(15) + scallops(75)),
    fill('red', scallops(45) + scallops(105)),
    line('key', 'M0 58H480', 2),
    fill('key', 'M0 0H480V7H0z'),
    fill('acqua', 'M0 164H480V320H0z'),
    fill('paper', 'M0 154H480V168H0z'),
    hatch('key', 'M0 170H480', 5, '1.5 3'),
    place(swell, 0, 176, [1, 1.4], 'paper'),
    place(swell, 480, 180, [-1, 1.3], 'paper'),
    ...shoal,
    fill('gold', disc(126, 232, 13) + disc(364, 228, 13) + disc(252, 284, 12) + disc(8, 274, 12)),
    hatch('paper', disc(126, 232, 9) + disc(364, 228, 9) + disc(252, 284, 8), 2, '4 2'),
    // the gull on the ledge
    edged('paper', 'key', 'M196 156l4-14q-8-6-6-14 4-8 12-6 6 4 5 10 16 2 26 16l18 6q-24 4-50-2l-2 4z'),
    fill('gold', 'M194 126l-10 3 10 4z'),
    fill('key', disc(202, 127, 2) + 'M214 136q16 2 24 12-18 0-24-12z'),
  ],
}
