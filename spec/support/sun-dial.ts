/** The ring of suns: its marks, its hands, and what the sources reckon for them. */
import { sunAltitude } from '../../src/tools/sunset.ts'
import { drawn, numbers, type Point } from './sun-marks.ts'

export { SunsetTool } from '../../src/tools/SunsetTool.tsx'
export { sunsetBearing } from '../../src/tools/sunset.ts'
export { drawn, daySuns, middles, numbers, read, underTheDay } from './sun-marks.ts'

/** Each hand, drawn from its point: where it starts, and its degrees from north. */
export const hands = (picture: Element) =>
  drawn(picture, '.r,.c').flatMap((d) => {
    if (!/^M[^a-z]+l[^a-z]+z$/.test(d)) return []
    const [x, y, right, down, across, along] = numbers(d) as [number, number, number, number, number, number]
    const from: Point = [x + right + across / 2, y + down + along / 2]
    return [{ from, bearing: ((Math.atan2(x - from[0], from[1] - y) * 180) / Math.PI + 360) % 360 }]
  })

export const heightAtHalfPastFive = (day: { year: number; month: number; day: number }) => sunAltitude(day, 17 * 60 + 30)
