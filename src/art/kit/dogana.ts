import { fill, hatch, line, type Mark } from './mark.ts'
import { box, disc, roundArch } from './shapes.ts'

/** Punta della Dogana: warehouses, tower and the golden ball with Fortune on it. */
export const dogana: readonly Mark[] = [
  fill('red', box(612, 338, 140, 44)),
  fill('key', box(606, 331, 154, 8)),
  fill('light', [622, 648, 674, 700, 726].map((x) => roundArch(x, 350, 17, 32)).join('')),
  hatch('key', 'M612 343H752', 6, '1.5 3'),
  fill('paper', box(558, 322, 62, 60)),
  fill('key', box(552, 316, 74, 7)),
  hatch('key', 'M558 328H620', 8, '1.5 3'),
  fill('light', roundArch(578, 344, 22, 38)),
  line('key', 'M565 336V382M571 336V382M607 336V382M613 336V382', 2.5),
  fill('tone', box(573, 290, 32, 26)),
  fill('key', 'M567 286h44v5h-44zM577 286l4-12h16l4 12z'),
  fill('gold', disc(589, 260, 13)),
  fill('light', 'M587 247l2-20 5 2 8-8-3 14-7 4-1 8z'),
]
