import { edged, fill, hatch, type Part } from './mark.ts'
import { lens, standingLens } from './shapes.ts'

/** The mooring poles of the brand: 60 x 200, waterline at 200. */
export const bricola: Part = {
  id: 'b',
  marks: [
    edged('key', 'paper', 'M2 200L18 27q4-7 9-2L17 200zM58 200L42 27q-4-7-9-2L43 200z'),
    edged('key', 'paper', 'M23 200L25 9q5-9 10 0L37 200z'),
    hatch('paper', 'M34 22V196', 4, '1 3'),
    hatch('paper', 'M39 34L50 196', 4, '1.5 4'),
    fill(
      'paper',
      standingLens(28, 24, 34, 3) + standingLens(27, 96, 90, 3) + standingLens(15, 96, 90, -3) + 'M17 52L20 30l3-2z',
    ),
    // the two ropes
    fill('red', 'M13 62q17 9 34 0l1 9q-18 9-36 0zM11 78q19 9 38 0l1 8q-20 9-40 0z'),
    // seaweed, as high as the tide
    fill('acqua', 'M3 190l7-2 8 4 6-4 6 3 7-4 7 4 7-4 6 3 1 12H2z'),
    fill('key', 'M-16 200q46-8 92 0-46 8-92 0z'),
    fill('paper', lens(-10, 200, 36, 3) + lens(32, 201, 40, 3) + lens(-24, 208, 70, 3) + lens(28, 212, 52, 2)),
  ],
}
