/** The map as it is printed: where its marks lie on the earth. */
import { islands } from '../../src/art/map/islands.ts'
import { mainland } from '../../src/art/map/mainland.ts'
import { lettering } from '../../src/art/map/numerals.ts'
import { locate, type Position, project } from '../../src/art/map/projection.ts'
import { metresTo, readRing } from '../../src/art/map/ring.ts'
import { sestieri } from '../../src/art/map/sestieri.ts'

export { sunsetBearing } from '../../src/tools/sunset.ts'
export { project, type Position }

const shores: Record<string, readonly string[]> = { ...sestieri, ...islands, ...mainland }
const WRITTEN = / d="M([\d.]+) ([\d.]+)[^"]*"\/>(?:<path class="r"[^>]*>)?<g transform="translate\((\d+) (\d+)\)scale\(([\d.]+)\)"><path class="(\w)" [^>]*d="([^"]*)"/g

/** What the pieces of a printed map show. */
export function readMap(sheet: string) {
  const pieceOf = (view: string) => new RegExp(`<g class="${view}">(?:<g[^>]*>.*?</g>|(?!</g>).)*`).exec(sheet)?.[0] ?? ''
  return {
    /** The places that a piece marks, in order. */
    spotsOf: (view: string): Position[] =>
      [...pieceOf(view).matchAll(/class="r" d="M([\d.]+)[ -]?([\d.]+)a4\.5 /g)].map(([, x, y]) => locate([Number(x), Number(y) + 4.5])),
    /** What marks them, in the order in which it is pressed: the paper around each, and its red. */
    discsOf: (view: string): string[] => [...pieceOf(view).matchAll(/class="[rc]" d="M[\d. -]+a(7|4\.5) /g)].map(([, radius]) => (radius === '7' ? 'paper' : 'red')),
    /** What it writes, in units of the sheet: the numbers of its ways in discs, then the numerals of its places on boards. */
    writtenOf: (view: string) => {
      const all = [...pieceOf(view).matchAll(WRITTEN)].map(([, left, top, x, y, size, ink, strokes]) => {
        const at: [x: number, y: number] = [Number(x), Number(y)]
        return { ink, strokes, at, across: at[0] - Number(left), down: at[1] - Number(top), height: 10 * Number(size) }
      })
      return { signs: all.filter(({ ink }) => ink === 'C'), boards: all.filter(({ ink }) => ink === 'K') }
    },
    /** From which place to which numeral, in units of the sheet: its lines of ink. */
    leadersOf: (view: string): { from: Position; to: string }[] => {
      const d = / class="K" stroke-width="2.5" d="([^"]*)"/.exec(pieceOf(view))?.[1] ?? ''
      return [...d.matchAll(/M(\d+) (\d+)l(\S+) ([\d.-]+)/g)].map(([, ...numbers]) => {
        const [x, y, right, down] = numbers.map(Number) as [number, number, number, number]
        return { from: locate([x, y]), to: [x + right, y + down].join() }
      })
    },
    /** The left edge of a piece, and how broad it is. */
    breadthOf: (view: string): [left: number, width: number] => {
      const [, left, width] = new RegExp(`<view id="${view}" viewBox="(\\S+) \\S+ (\\d+)`).exec(sheet)!
      return [Number(left), Number(width)]
    },
    /** Its red lines. */
    linesOf: (view: string): Position[][] => {
      const d = / class="R j" stroke-width="4" d="([^"]*)"/.exec(pieceOf(view))?.[1] ?? ''
      return d.split('M').slice(1).map((line) => line.split('L').map((point) => locate(point.split(' ').map(Number) as [number, number])))
    },
  }
}

/** How a word is cut, to find it again on the sheet. */
export const strokesOf = (word: string): string => {
  const mark = lettering(word, 0, 0, 1, 'key')
  return mark.kind === 'group' ? mark.marks.flatMap((stroke) => (stroke.kind === 'line' ? stroke.d : [])).join() : ''
}

export const metresBetween = (one: Position, other: Position): number => metresTo([one, one], other)
export const metresFromLine = (line: Position[], place: Position): number => metresTo([...line, ...line.toReversed()], place)
export const metresFromShore = (name: string, place: Position): number => Math.min(...shores[name]!.map((ring) => metresTo(readRing(ring), place)))

/** Degrees from north. */
export const bearing = ([fromLongitude, fromLatitude]: Position, [longitude, latitude]: Position): number =>
  ((Math.atan2((longitude - fromLongitude) * 78.15, (latitude - fromLatitude) * 111.13) * 180) / Math.PI + 360) % 360
