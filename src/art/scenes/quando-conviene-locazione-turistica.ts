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
    fill('red', 'M298 0H480V230H298z'),
    hatch('key', 'M304 0V230', 10, '1.5 3'),
    hatch('key', 'M320 30h30M326 36h30M318 42h26M440 120h36M446 126h30M438 132h24', 2, '8 2'),
    fill('paper', 'M330 236V92C330 60 372 60 382 26C392 60 434 60 434 92V236z'),
    fill('light', 'M340 236V96c0-14 12-18 20-24 0-10 14-12 22-28 8 16 22 18 22 28 8 6 20 10 20 24V236z'),
    line('paper', 'M382 96V236M342 150H424', 2),
    fill('gold', crescent(134, 84, 40)),
    fill('light', star(96, 150, 6) + star(58, 96, 7) + star(34, 34, 5) + star(276, 60, 5) + star(176, 150, 4)),
    // water
    fill('acqua', 'M0 214q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V320H0z'),
    fill('tone', 'M314 232H480V250H300zM300 250H480V270H286zM286 270H480V292H272z'),
    fill('key', 'M314 230H480V234H314zM300 250H480V253H300zM286 270H480V273H286z'),
    hatch('key', 'M314 241H480M300 262H480M286 282H480', 10, '1.5 4'),
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
