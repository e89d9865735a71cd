import { readOutline } from './outline.ts'
import { noiseAt, randomFrom } from './random.ts'
import type { Point, Segment } from './segments.ts'
import { PathWriter } from './writer.ts'

/** The sharpest turn the graver takes in one stroke, and the turn below which it goes straight. */
const TURN_RADIANS = 0.85
const STRAIGHT_RADIANS = 0.06
const AMPLITUDE = 2.6
/** A curve shows each kink: it trembles less than a straight cut. */
const CURVE_SHARE = 0.3
/** Shapes smaller or thinner than this share of a stroke are cut in one gesture: they keep their outline. */
const SMALL = 1.15
const THIN = 0.35
/** Shapes up to this size are cut with half the tremble, on a finer grid. */
const FINE = 44

export interface Hand {
  seed: number
  /** Usual length of one straight stroke. */
  stroke: number
  /** The plate's border; what bleeds over it keeps bleeding. */
  plate?: { width: number; height: number } | undefined
}

const SAMPLES = Array.from({ length: 17 }, (_, index) => index / 16)

function measure(segment: Segment) {
  const points = SAMPLES.map(segment)
  let length = 0
  let turning = 0
  let heading: number | undefined
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    const step = Math.hypot(x - fromX, y - fromY)
    if (step < 0.01) return
    length += step
    const angle = Math.atan2(y - fromY, x - fromX)
    const change = Math.abs(angle - (heading ?? angle))
    turning += Math.min(change, 2 * Math.PI - change)
    heading = angle
  })
  return { length, curved: turning > STRAIGHT_RADIANS, turning, points }
}

/** Cuts one subpath, or leaves it as it is when it is too small to tremble. */
function cutSubpath(subpath: string, { seed, stroke, plate }: Hand, random: () => number) {
  const { start, segments, closed } = readOutline(subpath)
  const measured = segments.map((segment) => ({ segment, ...measure(segment) }))
  const points = measured.flatMap((one) => one.points)
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  const longest = Math.max(span(0), span(1))
  const shortest = Math.min(span(0), span(1))
  if (longest < SMALL * stroke || (shortest > 0 && shortest < THIN * stroke)) return subpath

  const fine = longest < FINE
  const grid = fine ? 2 : 1
  const amplitude = fine ? AMPLITUDE / 2 : AMPLITUDE
  const tremble = ([x, y]: Point, share = 1): Point => [
    plate && (x <= 0 || x >= plate.width) ? x : x + noiseAt(seed, x, y) * amplitude * share,
    plate && (y <= 0 || y >= plate.height) ? y : y + noiseAt(seed + 1, x, y) * amplitude * share,
  ]
  const writer = new PathWriter(tremble(start), grid)
  for (const { segment, length, curved, turning } of measured) {
    const reach = curved ? stroke * 2.5 : stroke
    const count = Math.max(1, Math.round(length / reach), Math.ceil(turning / TURN_RADIANS))
    let from = 0
    for (let index = 1; index <= count; index += 1) {
      // The graver is lifted at uneven distances.
      const to = index === count ? 1 : (index + (random() - 0.5) * 0.5) / count
      if (curved) writer.curve(tremble(segment((from + to) / 2), CURVE_SHARE), tremble(segment(to), CURVE_SHARE))
      else writer.line(tremble(segment(to)))
      from = to
    }
  }
  return writer.end(closed)
}

/** Cuts path data with an unsteady hand: subdivides its larger outlines and displaces them. */
export function cut(d: string, hand: Hand) {
  const random = randomFrom(hand.seed)
  return d
    .split(/(?=M)/)
    .map((subpath) => cutSubpath(subpath, hand, random))
    .join('')
}
