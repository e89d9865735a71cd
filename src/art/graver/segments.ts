export type Point = readonly [x: number, y: number]
/** Where the pen is after the share `t` (0 to 1) of a segment. */
export type Segment = (t: number) => Point

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** De Casteljau: a line has two points, a quadratic three, a cubic four. */
export function bezier(...points: readonly Point[]): Segment {
  return (t) => {
    let row = points
    while (row.length > 1) row = row.slice(1).map((point, index) => mix(row[index]!, point, t))
    return row[0]!
  }
}

/** Circular arc from end points (https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter). */
export function arc(from: Point, radius: number, large: boolean, sweep: boolean, to: Point): Segment {
  const halfX = (from[0] - to[0]) / 2
  const halfY = (from[1] - to[1]) / 2
  const half = Math.hypot(halfX, halfY)
  const reach = Math.max(radius, half)
  const offset = (Math.sqrt(Math.max(0, reach ** 2 - half ** 2)) / half) * (large === sweep ? -1 : 1)
  const centre: Point = [(from[0] + to[0]) / 2 + offset * halfY, (from[1] + to[1]) / 2 - offset * halfX]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0])
  const turn = 2 * Math.PI
  const angle = sweep ? (end - start + turn) % turn : -((start - end + turn) % turn)
  return (t) => [
    centre[0] + reach * Math.cos(start + angle * t),
    centre[1] + reach * Math.sin(start + angle * t),
  ]
}
