import { type Position, project } from './projection.ts'

/** Reads a shore: longitude and latitude by turns, in ten-thousandths of a degree beyond 12° E and 45° N. */
export function readRing(text: string): Position[] {
  const numbers = text.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [12 + numbers[2 * index]! / 1e4, 45 + numbers[2 * index + 1]! / 1e4])
}

const whole = (position: Position) => project(position).map(Math.round).join(' ')

/** A line through positions, as path data. */
export const lineThrough = (positions: readonly Position[]): string => `M${positions.map(whole).join('L')}`

export const outline = (rings: readonly string[]): string => rings.map((ring) => `${lineThrough(readRing(ring))}z`).join('')

const METRES = { longitude: 78_150, latitude: 111_130 }

/** Metres from a position to a shore, 0 inside it. */
export function metresTo(ring: readonly Position[], [longitude, latitude]: Position): number {
  let inside = false
  let nearest = Infinity
  ring.forEach(([toLongitude, toLatitude], index) => {
    const [fromLongitude, fromLatitude] = ring.at(index - 1)!
    if (fromLatitude > latitude !== toLatitude > latitude && longitude < ((toLongitude - fromLongitude) * (latitude - fromLatitude)) / (toLatitude - fromLatitude) + fromLongitude) inside = !inside
    const [x, y] = [(longitude - fromLongitude) * METRES.longitude, (latitude - fromLatitude) * METRES.latitude]
    const [dx, dy] = [(toLongitude - fromLongitude) * METRES.longitude, (toLatitude - fromLatitude) * METRES.latitude]
    const share = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x - share * dx, y - share * dy))
  })
  return inside ? 0 : nearest
}
