import { edged, fill, type Mark } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'
import { lettering, roman, widthOf } from './numerals.ts'
import { type PlaceName, places } from './places.ts'
import { type Place, type Position, project } from './projection.ts'
import { lineThrough } from './ring.ts'
import { type RouteName, routes, signs } from './routes.ts'
import type { MapView } from './views.ts'

const foot = (position: Position): Place => {
  const [x, y] = project(position)
  return [Math.round(x), Math.round(y)]
}

/** A red line on a paper one. */
const way = (d: string): Mark[] => [
  { kind: 'line', ink: 'paper', d, width: 8, round: true, steady: true },
  { kind: 'line', ink: 'red', d, width: 4, round: true, steady: true },
]

/** From a place to a numeral that does not stand above it: a line of ink on a paper one. */
const leaders = (d: string): Mark[] => [
  { kind: 'line', ink: 'paper', d, width: 5, round: true, steady: true },
  { kind: 'line', ink: 'key', d, width: 2, steady: true },
]

const RAY_DEGREES = 0.0055

/** Where one looks from a place towards a direction, in degrees from north. */
function ray(from: Position, azimuth: number): Position[] {
  const angle = (azimuth * Math.PI) / 180
  return [from, [from[0] + (RAY_DEGREES * Math.sin(angle)) / 0.703, from[1] + RAY_DEGREES * Math.cos(angle)]]
}

const spot = ([x, y]: Place): Mark[] => [fill('paper', disc(x, y, 7)), fill('red', disc(x, y, 4.5))]

/** A numeral on a board of its own, like the names on the walls of Venice. */
function board(word: string, [x, y]: Place, size: number): Mark[] {
  const [half, tall] = [Math.round((widthOf(word) / 2 + 2) * size), Math.round(7.5 * size)]
  return [edged('paper', 'key', `M${x - half} ${y - tall}h${half * 2}v${tall * 2}h-${half * 2}z`), lettering(word, x, y, size, 'key')]
}

/** What a way is called, on a red disc. */
function sign(name: RouteName, [x, y]: Place, size: number): Mark[] {
  const radius = Math.round(9.3 * size)
  return [fill('paper', disc(x, y, radius + 2)), fill('red', disc(x, y, radius)), lettering(name, x, y, size, 'paper')]
}

/** What a view marks on the sheet: ways, then places, then what they are called. */
export function overlay({ stops, ways, halts = [], sunsets = [], boards = [], size = 1.9, signSize = 1.4, asides }: MapView): Mark[] {
  const lines = [...ways.map((name) => routes[name] as readonly Position[]), ...sunsets.map(([from, azimuth]) => ray(places[from], azimuth))]
  const seatOf = (name: PlaceName, said: string) => ({ at: foot(places[name]), aside: asides?.[name], said })
  const seats = [...stops.map((name, index) => seatOf(name, roman(index + 1))), ...halts.flatMap(([, ...after]) => after.map((name, index) => seatOf(name, `${index + 1}`)))]
  const marked = [...stops, ...halts.flat()]
  return [
    ...way(lines.map(lineThrough).join('')),
    ...leaders(seats.flatMap(({ at: [x, y], aside }) => (aside ? `M${x} ${y}l${aside[0]} ${aside[1]}` : [])).join('')),
    ...marked.flatMap((name) => spot(foot(places[name]))),
    ...seats.flatMap(({ at: [x, y], aside: [right, down] = [0, -24], said }) => board(said, [x + right, y + down], size)),
    ...boards.flatMap((position, index) => board(roman(index + 1), foot(position), size)),
    ...ways.flatMap((name) => signs[name].flatMap((position) => sign(name, foot(position), signSize))),
  ]
}
