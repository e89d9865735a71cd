import type { Point } from './segments.ts'

const shorten = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** Writes relative path data on a grid of whole (1) or half (2) units, as briefly as it can. */
export class PathWriter {
  readonly #grid: number
  #pen: Point
  #command = ''
  #text: string

  constructor(start: Point, grid: number) {
    this.#grid = grid
    this.#pen = this.#snap(start)
    this.#text = `M${this.#numbers(...this.#pen)}`
  }

  line(to: Point) {
    const end = this.#snap(to)
    if (end[0] === this.#pen[0] && end[1] === this.#pen[1]) return
    this.#write('l', [end])
  }

  /** A quadratic that passes through `middle`. */
  curve(middle: Point, to: Point) {
    const end = this.#snap(to)
    const bulge = (axis: 0 | 1) => 2 * middle[axis] - (this.#pen[axis] + end[axis]) / 2
    this.#write('q', [this.#snap([bulge(0), bulge(1)]), end])
  }

  end(closed: boolean) {
    return this.#text + (closed ? 'z' : '')
  }

  #snap([x, y]: Point): Point {
    return [Math.round(x * this.#grid) / this.#grid, Math.round(y * this.#grid) / this.#grid]
  }

  #numbers(...values: number[]) {
    return values.map((value, index) => (index && value >= 0 ? ' ' : '') + shorten(value)).join('')
  }

  #write(command: string, points: Point[]) {
    const [penX, penY] = this.#pen
    const numbers = this.#numbers(...points.flatMap(([x, y]) => [x - penX, y - penY]))
    const joint = command !== this.#command ? command : numbers.startsWith('-') ? '' : ' '
    this.#text += joint + numbers
    this.#command = command
    this.#pen = points.at(-1)!
  }
}
