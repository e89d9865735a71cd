import { edged, fill, hatch, line, type Mark, type Part } from '../kit/mark.ts'
import { box, disc, roundArch } from '../kit/shapes.ts'

/** Each stands with the middle of its foot at 0, 0 and is some thirty units high: what a bird's view shows raised. */
const part = (id: string, ...marks: Mark[]): Part => ({ id, marks })

export const belfry = part(
  'be',
  edged('paper', 'key', 'M-4 0V-26H4V0z'),
  fill('key', 'M-5-27H5V-25H-5zM-4-34L0-46L4-34zM1-25H4V0H1z'),
  edged('red', 'key', 'M-4-27V-34H4V-27z'),
)

/** San Marco's, higher than all others. */
export const greatBelfry = part(
  'bm',
  edged('red', 'key', 'M-6 0V-46H6V0z'),
  hatch('key', 'M4-45V0', 5, '1 2'),
  edged('paper', 'key', 'M-7-46H7V-55H-7z'),
  line('key', 'M-3-53V-47M0-53V-47M3-53V-47', 1),
  edged('acqua', 'key', 'M-7-55L0-74L7-55z'),
  fill('gold', disc(0, -76, 2)),
)

export const church = part(
  'ch',
  edged('paper', 'key', 'M-10 0V-13L-2-20L6-13V0z'),
  edged('red', 'key', 'M-2-20H14L20-13V0H6V-13z'),
  fill('key', `${roundArch(-5, -7, 6, 7)}${disc(-2, -12, 2)}`),
)

export const domed = part(
  'do',
  edged('paper', 'key', box(-13, -13, 26, 13)),
  edged('paper', 'key', box(-9, -19, 18, 6)),
  edged('acqua', 'key', 'M-9-19C-9-31-3-33 0-35C3-33 9-31 9-19z'),
  line('key', 'M0-35V-43M-2-40H2M4-20C4-28 3-30 1-32', 1.5),
  fill('key', `${roundArch(-3, -8, 6, 8)}M-10-9h3v5h-3zM7-9h3v5H7z`),
)

/** The basilica of San Marco and the doge's palace. */
export const palace = part(
  'pa',
  edged('paper', 'key', box(2, -18, 34, 18)),
  line('key', 'M4-4V0M9-4V0M14-4V0M19-4V0M24-4V0M29-4V0M34-4V0M2-8H36', 1.5),
  hatch('red', 'M4-13H34', 6, '2 2'),
  edged('gold', 'key', 'M-16 0V-14q4-6 8 0q4-8 8 0V0z'),
  edged('acqua', 'key', 'M-14-15q0-8 5-9 5 1 5 9zM-6-16q0-8 4-9 4 1 4 9z'),
  fill('key', `${roundArch(-14, -7, 4, 7)}${roundArch(-9, -8, 5, 8)}${roundArch(-3, -7, 4, 7)}`),
)

/** The Arsenal's water gate. */
export const gate = part(
  'ga',
  edged('red', 'key', `${box(-16, -22, 11, 22)}${box(5, -22, 11, 22)}`),
  fill('key', 'M-17-22v-5h3v3h2v-3h3v3h2v-3h3v5zM4-22v-5h3v3h2v-3h3v3h2v-3h3v5z'),
  edged('paper', 'key', 'M-5 0V-11H5V0H2V-6H-2V0z'),
)

export const lighthouse = part('li', edged('paper', 'key', 'M-3 0L-2-24H2L3 0z'), fill('gold', box(-3, -29, 6, 5)), fill('key', 'M-4-30L0-35L4-30z'))

export const tree = part('tr', fill('key', 'M-1 0V-6H1V0z'), edged('acqua', 'key', 'M0-18C6-15 7-7 3-5H-3C-7-7-6-15 0-18z'))
export const cypress = part('cy', fill('key', 'M-3 0C-4-8-1-16 0-18C1-16 4-8 3 0z'))

export const palazzo = part('pz', edged('paper', 'key', box(-6, -13, 12, 13)), edged('red', 'key', 'M-8-13L-4-18H4L8-13z'), fill('key', 'M-4-9h2v4h-2zM2-9h2v4H2zM-1-3h2v3h-2z'))

/** A high bridge with its shops. */
export const bridge = part('br', edged('paper', 'key', 'M-13 2L-8-3L0-9L8-3L13 2L8 5Q0-5-8 5z'), line('key', 'M-8-3L0-9L8-3', 1.5))
