import { type Place, type Position, project } from './projection.ts'
import { readRing } from './ring.ts'
import { sestieri } from './sestieri.ts'

export type Sestiere = keyof typeof sestieri

/** Where the name of each is written, in the order the eye meets them. */
export const districts: Record<Sestiere, Position> = {
  Cannaregio: [12.3204, 45.4455],
  'Santa Croce': [12.317, 45.4382],
  'San Polo': [12.3317, 45.4376],
  Castello: [12.3459, 45.4364],
  'San Marco': [12.3343, 45.4335],
  Dorsoduro: [12.3218, 45.4318],
}

const offLine = ([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place) =>
  Math.abs((x - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) / (Math.hypot(toX - fromX, toY - fromY) || 1)

/** Fewer points for the same line, none left out by more than `tolerance` (Douglas and Peucker). */
function generalise(points: readonly Place[], tolerance: number): Place[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const distances = points.map((point) => offLine(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if (points.length < 3 || distances[farthest]! <= tolerance) return [first, last]
  return [...generalise(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...generalise(points.slice(farthest), tolerance)]
}

/** The block of a sestiere on the sheet, its largest piece, in few points. */
export function blockOf(name: Sestiere): Place[] {
  const [ring] = sestieri[name].map(readRing).toSorted((one, other) => other.length - one.length)
  const shore = ring!.map(project)
  const half = Math.floor(shore.length / 2)
  return [...generalise(shore.slice(0, half + 1), 4).slice(0, -1), ...generalise([...shore.slice(half), shore[0]!], 4).slice(0, -1)]
}
