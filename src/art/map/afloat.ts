import { edged, fill, hatch, limb, line, type Mark, type Part } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'

const part = (id: string, ...marks: Mark[]): Part => ({ id, marks })

/** A cog under sail, 90 x 90; its waterline at 0. */
export const cog = part(
  'co',
  line('key', 'M0-12V-80M-28-10V-50', 2.5),
  edged('paper', 'key', 'M-18-70Q4-62 24-70Q34-44 24-22Q2-30-18-22Q-12-46-18-70z'),
  hatch('red', 'M3-66V-26', 12, '3 3'),
  edged('red', 'key', 'M-28-50Q-44-40-44-24L-26-26z'),
  fill('red', 'M0-80l16-4-4 4 4 5-16 1z'),
  edged('red', 'key', 'M-46-26H-26V-14H24L42-28V-18Q36 4 22 6H-26Q-42 0-46-26z'),
  line('paper', 'M-42-10Q0-4 36-12', 1.5),
  hatch('key', 'M-36-2H28', 5, '1.5 3'),
)

/** A galley, its oars out. */
export const galley = part(
  'gy',
  line('key', 'M-30 10L-22 0M-18 11L-12 0M-6 11L-2 0M6 11L8 0M18 11L18 0M30 10L28 0', 1.5),
  edged('key', 'paper', 'M-48-12L-38-4H36L58-9L40 4H-36Q-46 0-48-12z'),
  edged('red', 'key', 'M-46-12Q-40-22-30-12V-5H-40z'),
  line('key', 'M4-4V-44M-14-38L30-52', 2),
  edged('paper', 'key', 'M-14-37L28-51Q32-24 14-12Q2-22-14-37z'),
  hatch('red', 'M-4-34L16-16', 6, '2 3'),
)

/** A boat with a single oarsman. */
export const boat = part('bo', fill('key', 'M-12-4Q0 3 13-6Q10 4 0 4T-12-4zM1-1l1-9 3 0 1 9z'), fill('key', disc(3, -12, 2)), line('key', 'M6-8L-6 6', 1.2))

/** A wind, puffing from a cloud: it blows to the right. */
export const wind = part(
  'wi',
  edged('paper', 'key', 'M-42-6C-50-26-30-36-20-28C-14-44 12-42 14-28C30-30 34-12 24-6C32 6 18 18 8 12C0 26-24 24-26 12C-42 16-52 4-42-6z'),
  edged('paper', 'key', 'M-16-18C-10-28 14-26 16-10L22-4L17-2L22 2L16 6C14 16-6 18-12 8C-20 2-20-10-16-18z'),
  fill('red', disc(6, 3, 4)),
  fill('key', `${disc(8, -9, 2)}M-14-20C-18-10-22-6-14 6C-22 10-30-6-24-18C-18-28 4-30 12-22C2-24-8-24-14-20z`),
  line('key', 'M28-2Q60-14 92-6M28 1H104M28 4Q60 14 90 12', 1.5),
)

/** A dolphin as Aldus's device has it. */
export const dolphin = part(
  'dl',
  edged('paper', 'key', 'M-26 0C-20-20 6-24 18-6Q26-10 32-4Q28 0 20 2Q28 6 26 14Q18 12 14 4C4-8-10-8-14 4Q-12 10-20 12Q-28 10-26 0z'),
  fill('key', disc(-19, 0, 2)),
  limb('key', 'M-10-13Q-4-22 4-20L0-15', 2),
)
