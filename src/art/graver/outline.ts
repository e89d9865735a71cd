import { arc, bezier, type Point, type Segment } from './segments.ts'

interface Outline {
  start: Point
  segments: Segment[]
  closed: boolean
}

const parameters: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const mirror = (point: Point, centre: Point): Point => [2 * centre[0] - point[0], 2 * centre[1] - point[1]]

const numbersOf = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)

/** Reads one subpath (`M…`) of SVG path data. */
export function readOutline(subpath: string): Outline {
  const segments: Segment[] = []
  let start: Point = [0, 0]
  let pen: Point = [0, 0]
  let handle: Point | undefined
  let closed = false
  const draw = (to: Point, ...handles: Point[]) => {
    segments.push(bezier(pen, ...handles, to))
    handle = handles.at(-1)
    pen = to
  }
  for (const [, letter = '', text = ''] of subpath.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase()
    const values = numbersOf(text)
    const size = parameters[command] ?? 0
    if (command === 'Z') closed = true
    for (let first = 0; first < values.length; first += size) {
      const base: Point = letter === command ? [0, 0] : pen
      const value = (index: number) => values[first + index]!
      const point = (index: number): Point => [base[0] + value(index), base[1] + value(index + 1)]
      if (command === 'M' && first === 0) start = pen = point(0)
      else if (command === 'M' || command === 'L') draw(point(0))
      else if (command === 'H') draw([base[0] + value(0), pen[1]])
      else if (command === 'V') draw([pen[0], base[1] + value(0)])
      else if (command === 'C') draw(point(4), point(0), point(2))
      else if (command === 'S') draw(point(2), handle ? mirror(handle, pen) : pen, point(0))
      else if (command === 'Q') draw(point(2), point(0))
      else if (command === 'T') draw(point(0), handle ? mirror(handle, pen) : pen)
      else if (command === 'A') {
        const end = point(5)
        segments.push(arc(pen, value(0), value(3) === 1, value(4) === 1, end))
        pen = end
      }
    }
  }
  return { start, segments, closed }
}
