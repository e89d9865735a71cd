import { edged, fill, hatch, line, place, type Scene } from '../kit/mark.ts'
import { crescent, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { swell } from '../kit/water.ts'

/** Reading the level of the water before setting out. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 214,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 200, 0.1, 0.7),
    fill('red', 'M316 0H480V230H316z'),
    hatch('key', 'M322 0V230', 10, '1.5 3'),
    hatch('key', 'M340 30h30M346 36h30M338 42h26M430 120h36M436 126h30M428 132h24', 2, '8 2'),
    fill('paper', 'M352 236V92C352 60 394 60 404 26C414 60 456 60 456 92V236z'),
    fill('light', 'M362 236V96c0-14 12-18 20-24 0-10 14-12 22-28 8 16 22 18 22 28 8 6 20 10 20 24V236z'),
    line('paper', 'M404 96V236M364 150H446', 2),
    fill('gold', crescent(134, 84, 40)),
    fill('key', star(96, 150, 6) + star(58, 96, 7) + star(34, 34, 5) + star(282, 60, 5) + star(176, 150, 4)),
    // water
    fill('acqua', 'M0 214q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V320H0z'),
    fill('tone', 'M330 232H480V250H316zM316 250H480V270H302zM302 270H480V292H288z'),
    fill('key', 'M330 230H480V234H330zM316 250H480V253H316zM302 270H480V273H302z'),
    hatch('key', 'M330 241H480M316 262H480M302 282H480', 10, '1.5 4'),
    fill('key', 'M0 262q30-10 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V320H0z'),
    place(swell, 0, 216, [0.68, 0.5], 'paper'),
    place(swell, 0, 266, [1, 0.52], 'paper'),
    place(swell, 480, 262, [-1, 0.55], 'acqua'),
    // tide staff
    edged('paper', 'paper', 'M196 20h56V304h-56z'),
    line('key', 'M200 20h48V302h-48z', 3),
    hatch('key', 'M210 32V290', 16, '3 9'),
    hatch('key', 'M218 32V290', 30, '3 45'),
    hatch('red', 'M236 40V280', 10, '3 45'),
    fill('red', 'M252 204l26-14v28z'),
    fill('acqua', 'M196 262h56v42h-56z'),
    hatch('key', 'M196 266h56M196 276h56M196 288h56', 1.5, '12 4 20 3'),
  ],
}
