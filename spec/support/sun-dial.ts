/** The ring of suns as a reader gets it: where its marks lie. */
import { sunAltitude } from '../../src/tools/sunset.ts'

export { SunsetTool } from '../../src/tools/SunsetTool.tsx'
export { sunsetBearing } from '../../src/tools/sunset.ts'

type Point = [x: number, y: number]
const [MIDDLE, HORIZON, DEGREE] = [180, 100, 1.7]

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
const drawn = (picture: Element, selector: string) => [...picture.querySelectorAll(selector)].flatMap((path) => path.getAttribute('d')!.split(/(?=M)/))

/** Middles of the suns of a kind: their discs begin at the top. */
export const middles = (picture: Element, selector: string): Point[] =>
  drawn(picture, selector).map((d) => {
    const [x, top, radius] = numbers(d) as [number, number, number]
    return [x, top + radius]
  })

/** Months from the middle of January, and degrees above the horizon, of a place on the sheet. */
export function read([x, y]: Point) {
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI
  return { months: (angle / 30 + 17) % 12, height: (Math.hypot(x - MIDDLE, y - MIDDLE) - HORIZON) / DEGREE }
}

/** Each hand, drawn from its point: where it starts, and its degrees from north. */
export const hands = (picture: Element) =>
  drawn(picture, '.r,.c').flatMap((d) => {
    if (!/^M[^a-z]+l[^a-z]+z$/.test(d)) return []
    const [x, y, right, down, across, along] = numbers(d) as [number, number, number, number, number, number]
    const from: Point = [x + right + across / 2, y + down + along / 2]
    return [{ from, bearing: ((Math.atan2(x - from[0], from[1] - y) * 180) / Math.PI + 360) % 360 }]
  })

export const heightAtHalfPastFive = (day: { year: number; month: number; day: number }) => sunAltitude(day, 17 * 60 + 30)
