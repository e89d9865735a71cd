import type { Draft, Problem } from './problem.ts'
import { stops, waterLines, type Stop, type WaterLine } from './water-lines.ts'

interface Leg {
  line: WaterLine
  from: Stop
  to: Stop
  /** Stops of our list passed on the way: an order of length, not a timetable. */
  count: number
}

/** One leg on a direct line, one more for each change. */
export type Route = Leg[]

const MOST_CHANGES = 3
const MOST_ROUTES = 3

const placesOf = ({ stops }: WaterLine, stop: Stop) => stops.flatMap((name, place) => (name === stop ? [place] : []))

/** A leg on a line, if it goes there; round a ring only by the shorter way. */
function legsOn(line: WaterLine, from: Stop, to: Stop): Leg[] {
  const size = line.stops.length
  const ride = (start: number, end: number) => (line.loop ? (end - start + size) % size : Math.abs(end - start))
  const counts = placesOf(line, from)
    .flatMap((start) => placesOf(line, to).map((end) => ride(start, end)))
    .filter((count) => !line.loop || count <= size / 2)
  return counts.length === 0 ? [] : [{ line, from, to, count: Math.min(...counts) }]
}

function routesWith(changes: number, from: Stop, to: Stop): Route[] {
  if (changes === 0) return waterLines.flatMap((line) => legsOn(line, from, to)).map((leg) => [leg])
  return waterLines.flatMap((line) =>
    [...new Set(line.stops)]
      .flatMap((stop) => legsOn(line, from, stop))
      .flatMap((leg) => routesWith(changes - 1, leg.to, to).map((rest) => [leg, ...rest]))
      // The two halves of line 2 are one line to who rides it.
      .filter(([first, second]) => first!.line.name !== second!.line.name),
  )
}

const lengthOf = (route: Route) => route.reduce((sum, { count }) => sum + count, 0)
const linesOf = (route: Route) => route.map(({ line }) => line.name).join()

/** The shortest routes with the fewest changes, direct lines before all; no two on the same lines. */
export function linesBetween(from: Stop, to: Stop): Route[] {
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    const routes = routesWith(changes, from, to).toSorted((one, other) => lengthOf(one) - lengthOf(other))
    const names = [...new Set(routes.map(linesOf))].slice(0, changes === 0 ? routes.length : MOST_ROUTES)
    if (names.length > 0) return names.map((lines) => routes.find((route) => linesOf(route) === lines)!)
  }
  return []
}

/** As they stand in an address or a form: perhaps not stops at all. */
type Ends = Record<'from' | 'to', string>

const isStop = (name: string | undefined): name is Stop => stops.some((stop) => stop === name)

export function routeProblems({ from, to }: Draft<Ends>): Problem<keyof Ends>[] {
  const problems: Problem<keyof Ends>[] = [
    ...(isStop(from) ? [] : [{ field: 'from' as const, message: 'Scegli la fermata di partenza.' }]),
    ...(isStop(to) ? [] : [{ field: 'to' as const, message: 'Scegli la fermata di arrivo.' }]),
  ]
  if (problems.length > 0 || from !== to) return problems
  return [{ field: 'to', message: 'Partenza e arrivo sono la stessa fermata: scegline un’altra.' }]
}
