import { edged, fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

/** Seven nights of the month, from new moon to new moon. */
const moons = [0.1, 0.3, 0.6, 1, 0.6, 0.3, 0.1].flatMap((lit, night) => {
  const x = 102 + night * 46
  const y = 112 - Math.round(62 * Math.sin((Math.PI * night) / 6))
  const side = night < 3 ? 1 : -1
  const bulge = 17 * (1 - 2 * lit) * side
  const face = night === 3 ? disc(x, y, 20) : `M${x} ${y - 17}c${23 * side} 0 ${23 * side} 34 0 34c${Math.round(bulge * 1.33)} -9 ${Math.round(bulge * 1.33)} -25 0 -34z`
  return [fill('key', disc(x, y, 21)), fill('paper', face)]
})

/** Joints of the stones of a flight of steps. */
const joints = 'M60 262V280M150 262V280M262 262V280M372 262V280M100 284V300M214 284V300M330 284V300M436 284V300M40 304V320M170 304V320M290 304V320M400 304V320'

/** A trunk waits on the steps of a water gate while the moon goes round. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'key',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('acqua', 0, 214, 0.02, 0.6),
    ...moons,
    fill('key', 'M0 214v-10h50v-8h30v-14q16-14 30 0v14h50v12h140v-8h60v8h115v6z'),
    fill('light', 'M20 206h4v4h-4zM62 200h4v5h-4zM128 200h4v5h-4zM360 202h4v5h-4zM404 204h4v5h-4z'),
    fill('acqua', 'M0 214H480V320H0z'),
    place(swell, 0, 216, [1, 0.6], 'key'),
    place(swell, 480, 218, [-1, 0.5], 'paper'),
    place(glimmer, 192, 214, [0.9, 0.5], 'paper'),
    // the steps
    fill('key', 'M0 256H480V320H0z'),
    fill('paper', 'M0 258H480V279H0zM0 283H480V299H0zM0 303H480V320H0z'),
    line('key', joints, 2),
    hatch('key', 'M0 274H480M0 295H480M0 315H480', 5, '2 5'),
    // the trunk
    fill('key', 'M120 258q120 14 250 0l10 6q-130 14-272 0z'),
    edged('red', 'key', 'M130 168q108-34 216 0V258H130z'),
    hatch('key', 'M334 172V256', 20, '1.5 3'),
    fill('gold', 'M130 196h216v9H130zM164 158h16v100h-16zM296 158h16v100h-16z'),
    fill('key', 'M130 168q108-34 216 0v5q-108-34-216 0z'),
    hatch('key', 'M132 200H344', 3, '2 6'),
    edged('paper', 'key', 'M222 190h32v30q-16 14-32 0z'),
    fill('key', disc(238, 204, 5) + 'M236 206h4v12h-4z'),
    line('gold', 'M126 216q-22 4-14 26M350 216q22 4 14 26', 5),
    fill('gold', 'M130 246h18v12h-18zM328 246h18v12h-18z'),
    // what says whose it is, and until when
    line('key', 'M262 206Q286 214 290 228', 2),
    edged('paper', 'key', 'M284 224l26 6-6 26-26-6z'),
    line('key', 'M290 234l12 3M288 241l12 3', 2),
  ],
}
