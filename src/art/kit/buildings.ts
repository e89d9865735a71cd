import type { Ink } from '../inks.ts'
import { fill, hatch, type Mark, type Part, place } from './mark.ts'

/** Ogee window, 32 x 76. */
export const ogeeWindow: Part = {
  id: 'w',
  marks: [
    fill('paper', 'M0 76V32C0 18 13 18 16 0C19 18 32 18 32 32V76z'),
    fill('light', 'M4 76V34c0-6 3-8 6-9 0-6 4-8 6-13 2 5 6 7 6 13 3 1 6 3 6 9V76z'),
    fill('paper', 'M13-5h6l-3 9z'),
  ],
}

/** A plain house, 54 x 130; its wall takes the ink of the place. */
const house: Part = {
  id: 'e',
  marks: [
    fill('none', 'M0 0H54V130H0z'),
    fill('key', 'M-3-8H57V1H-3zM33 74h14v56h-14z'),
    hatch('key', 'M0 5H54', 6, '1.5 3'),
    fill('light', 'M9 18h12v24H9zM33 18h12v24h-12zM9 76h12v20H9z'),
    hatch('paper', 'M5 30H50', 24, '4 12 4 8'),
  ],
}

/** Venetian chimney, a bell upside down: 40 x 60. */
export const chimney: Part = {
  id: 'h',
  marks: [fill('key', 'M14 60V30L4 6h32L26 30V60z'), fill('paper', 'M2 2h36v5H2zM12 27h16v3H12z')],
}

/** A row of houses, each at its own height. */
export const houses = (
  row: readonly (readonly [x: number, y: number, wall: Ink])[],
  scale: readonly [number, number] = [1, 1],
): Mark[] => row.map(([x, y, wall]) => place(house, x, y, scale, wall))
