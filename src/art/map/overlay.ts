import { edged, fill, type Mark } from '../kit/mark.ts'
import { disc } from '../kit/shapes.ts'
import { lettering, roman, widthOf } from './numerals.ts'
import { type PlaceName, places } from './places.ts'
import { type Place, type Position, project } from './projection.ts'
import { lineThrough } from './ring.ts'
import { type RouteName, routes, signs } from './routes.ts'
import type { MapView, Side } from './views.ts'

const foot = (position: Position): Place => {
  const [x, y] = project(position)
  return [Math.round(x), Math.round(y)]
}

/** A red line on a paper one. */
const way = (d: string): Mark[] => [
  { kind: 'line', ink: 'paper', d, width: 11, round: true, steady: true },
  { kind: 'line', ink: 'red', d, width: 4, round: true, steady: true },
]

/** From a place to its numeral: a line of ink on a paper one. */
const leaders = (d: string): Mark[] => [
  { kind: 'line', ink: 'paper', d, width: 7, round: true, steady: true },
  { kind: 'line', ink: 'key', d, width: 2.5, steady: true },
]

const RAY_DEGREES = 0.0055

/** Where one looks from a place towards a direction, in degrees from north. */
function ray(from: Position, azimuth: number): Position[] {
  const angle = (azimuth * Math.PI) / 180
  return [from, [from[0] + (RAY_DEGREES * Math.sin(angle)) / 0.703, from[1] + RAY_DEGREES * Math.cos(angle)]]
}

/** Each whole, however near the next. */
const spots = (feet: readonly Place[]): Mark[] => [...feet.map(([x, y]) => fill('paper', disc(x, y, 7))), ...feet.map(([x, y]) => fill('red', disc(x, y, 4.5)))]

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

/** On which side of a view a place lies, or of a walk the middle of its stops. */
function sideOf(names: readonly PlaceName[], { box: [left, , width] }: MapView): Side {
  const middle = names.reduce((sum, name) => sum + foot(places[name])[0], 0) / names.length
  return middle < left + width / 2 ? 'ovest' : 'est'
}

/** What a view marks on the sheet: ways, then places, then what they are called; all of it, or what lies on one side, and whatever has no place of its own. */
export function overlay(view: MapView, side?: Side): Mark[] {
  const { stops, ways, halts = [], sunsets = [], boards = [], size = 1.35, signSize = 1.2, asides } = view
  const isHere = (names: readonly PlaceName[]) => side === undefined || sideOf(names, view) === side
  const walks = halts.filter(isHere)
  const shownWays = ways.filter((_, index) => !halts[index] || isHere(halts[index]))
  const lines = [...shownWays.map((name) => routes[name] as readonly Position[]), ...sunsets.flatMap(([from, azimuth]) => (isHere([from]) ? [ray(places[from], azimuth)] : []))]
  const numbered = [...stops.map((name, index) => [name, roman(index + 1)] as const).filter(([name]) => isHere([name])), ...walks.flatMap(([, ...after]) => after.map((name, index) => [name, `${index + 1}`] as const))]
  const seats = numbered.map(([name, said]) => ({ at: foot(places[name]), aside: asides?.[name] ?? [0, -24], said }))
  const marked = [...stops.filter((name) => isHere([name])), ...walks.flat()]
  return [
    ...way(lines.map(lineThrough).join('')),
    ...leaders(seats.map(({ at: [x, y], aside: [right, down] }) => `M${x} ${y}l${right} ${down}`).join('')),
    ...spots(marked.map((name) => foot(places[name]))),
    ...seats.flatMap(({ at: [x, y], aside: [right, down], said }) => board(said, [x + right, y + down], size)),
    ...boards.flatMap((position, index) => board(roman(index + 1), foot(position), size)),
    ...shownWays.flatMap((name) => signs[name].flatMap((position) => sign(name, foot(position), signSize))),
  ]
}
