import { edged, fill, hatch, line, type Part } from './mark.ts'

/** A gondola with its gondolier: 210 x 74, waterline at 66. */
export const gondola: Part = {
  id: 'g',
  marks: [
    // hull and ferro
    fill(
      'key',
      'M10 40C40 52 74 55 106 54C142 53 168 44 184 24L193 4C196 20 190 42 170 54C150 65 120 69 96 69C58 69 26 60 10 40zM17 47l-6-7L9 16C6 8 12 1 18 3c6 2 6 9 1 11l-2 24 6 9z',
    ),
    hatch('key', 'M6 17V37', 8, '3 2'),
    // gondolier
    fill('key', 'M153 48l4-24q1-10 8-10 7 0 7 9l4 24-8 3-3-14-4 13z'),
    fill('key', 'M165 14q-5-1-4-6 2-4 6-3 4 2 3 6-1 4-5 3z'),
    fill('gold', 'M154 7q11-4 22-1l-6-2-3-4q-4-2-7 1z'),
    line('key', 'M168 27L140 38L116 74', 2.5),
    line('paper', 'M159 27h12M158 32h14M157 37h15', 1.5),
    // felze
    fill('red', 'M88 53q0-16 16-15l5 15z'),
    fill('paper', 'M24 46Q60 62 106 60T176 42Q140 64 106 64T24 46z'),
  ],
}

/** The same boat with a carved edge, for dark water. */
export const gondolaOnDark: Part = {
  id: 'gd',
  marks: gondola.marks.map((mark) => (mark.kind === 'fill' && mark.ink === 'key' ? edged('key', 'paper', mark.d) : mark)),
}
