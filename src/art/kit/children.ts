import { fill, hatch, limb, line, type Mark } from './mark.ts'
import { disc } from './shapes.ts'

/** A girl running to the right, her hand at 166, 80; her foot lands at 150, 208. */
export const girlWithKite: readonly Mark[] = [
  limb('key', 'M108 164L96 190L68 188M128 166L152 178L144 206', 9),
  fill('red', 'M60 178q10 2 12 14l-6 8q-8-10-6-22zM140 202h14q8 2 10 9h-26z'),
  limb('key', 'M112 116Q92 122 78 142', 8),
  fill('red', 'M112 104q12-4 22 0Q140 138 152 164Q116 184 82 168Q104 140 112 104z'),
  hatch('paper', 'M88 166Q118 180 146 164', 4, '5 3'),
  hatch('key', 'M128 110Q132 144 144 166', 9, '1.5 4'),
  limb('key', 'M132 112L150 108L166 82', 8),
  // head, plaits in the wind
  limb('key', 'M110 84Q92 80 82 92M110 92Q96 94 90 106', 6),
  fill('gold', 'M78 86l8 4-8 8zM86 102l8 4-9 7z'),
  fill('key', disc(122, 86, 16)),
  fill('paper', 'M126 76q12 4 12 8l4 6-4 2q0 10-12 9-8-12 0-25z'),
  line('key', 'M133 84v4M130 92q3 4 7 1', 2),
]

/** A smaller boy, both arms up; he stands at 40, 228. */
export const boyCheering: readonly Mark[] = [
  limb('key', 'M34 196L30 226M48 196L52 222', 8),
  fill('gold', 'M22 224h14v7H20zM46 220h14v7H44z'),
  limb('key', 'M32 162L14 136M50 162L70 138', 7),
  fill('paper', 'M30 154q12-4 22 0l3 34H27z'),
  hatch('red', 'M29 160H54M28 168H55M28 176H55M28 184H55', 4, '40'),
  fill('key', 'M26 186h30l2 16-14 1-3-6-3 6-14-1z'),
  fill('key', disc(42, 140, 13)),
  fill('paper', 'M46 132q10 4 9 10l3 4-4 2q-1 7-10 5-6-10 2-21z'),
  fill('gold', 'M28 136q2-14 16-12 10 2 12 10l8 3-12 1z'),
]
