import { districts } from './districts.ts'
import type { PlaceName } from './places.ts'
import type { Position } from './projection.ts'
import type { RouteName } from './routes.ts'

export interface MapView {
  /** Left, top, width and height on the sheet. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** What each of two pieces shows of the breadth, where the whole would be a strip: more than half, so that each mark is whole in its own. */
  half?: number
  /** Marked with Roman numerals, in this order. */
  stops: readonly PlaceName[]
  /** Red lines, each with what it is called where it begins. */
  ways: readonly RouteName[]
  /** The stops of each walk: the first where it starts, the others counted from one. */
  halts?: readonly (readonly PlaceName[])[]
  /** Numerals without a place: what they number is around them. */
  boards?: readonly Position[]
  /** How large the numerals are. */
  size?: number
  /** How large what the ways are called is. */
  signSize?: number
  /** Where a numeral stands, seen from its place, if not above it. */
  asides?: Partial<Record<PlaceName, readonly [right: number, down: number]>>
  /** Lines towards the setting sun: from where, and how many degrees from north on the 15th of the best month there. */
  sunsets?: readonly (readonly [from: PlaceName, azimuth: number])[]
}

const city = [24, 268, 768, 294] as const

/** Pieces of the sheet, each with what its guide marks on it. */
export const mapViews = {
  // As much lagoon around the city as leaves it in the first window.
  acque: { box: [0, 236, 1000, 396], stops: [], ways: [] },
  citta: { box: city, stops: [], ways: [], boards: Object.values(districts), size: 2.6 },
  sestieri: {
    box: city,
    half: 430,
    stops: [
      'Madonna dell’Orto', 'Ponte Chiodo', 'San Pietro', 'San Francesco della Vigna', 'San Nicolò dei Mendicoli', 'Squero di San Trovaso',
      'Campo San Polo', 'Calle Stretta', 'San Giacomo dell’Orio', 'Giardini Papadopoli', 'Scala del Bovolo', 'San Giorgio',
    ],
    ways: [],
    asides: { 'San Giacomo dell’Orio': [-26, -24], 'Calle Stretta': [47, -17], 'Campo San Polo': [-40, 20], 'Ponte Chiodo': [30, -18], 'Giardini Papadopoli': [-14, -24], 'Scala del Bovolo': [-36, 17], 'San Pietro': [38, 12], 'San Francesco della Vigna': [10, -46], 'San Giorgio': [42, 10] },
  },
  bambini: {
    box: [196, 268, 544, 304],
    half: 362,
    stops: [],
    ways: ['A', 'B', 'C'],
    halts: [
      ['Stazione di Santa Lucia', 'Parco Savorgnan', 'Museo di Storia Naturale', 'San Giacomo dell’Orio', 'Pescheria di Rialto', 'Traghetto di Santa Sofia'],
      ['Piazza San Marco', 'Giardini Reali', 'Ingresso dell’Arsenale', 'Giardini della Biennale', 'Sant’Elena'],
      ['Ponte dell’Accademia', 'Giardino di Ca’ Rezzonico', 'Squero di San Trovaso', 'Zattere'],
    ],
    size: 1.1,
    asides: { 'Museo di Storia Naturale': [23, -19], 'San Giacomo dell’Orio': [-26, 14], 'Pescheria di Rialto': [-17, -22], 'Traghetto di Santa Sofia': [13, -24], 'Giardini Reali': [6, 25], 'Squero di San Trovaso': [-24, -14], Zattere: [8, 25], 'Giardino di Ca’ Rezzonico': [-26, -6] },
  },
  laguna: {
    box: [380, 0, 900, 820],
    stops: ['Fondamente Nove', 'Murano Faro', 'Mazzorbo', 'Burano', 'Torcello', 'Treporti', 'Vignole', 'Sant’Erasmo', 'San Servolo', 'San Lazzaro', 'Punta Sabbioni', 'San Zaccaria', 'Lido Santa Maria Elisabetta'],
    ways: ['12', '9', '13', '20', '14'],
    size: 2.2,
    signSize: 2.2,
    asides: { Mazzorbo: [-30, 4], Burano: [26, 20], 'San Servolo': [-32, 5], 'San Lazzaro': [-32, -2], Vignole: [30, 14], 'Murano Faro': [0, 25], Torcello: [-27, 2], Treporti: [0, 25], 'Punta Sabbioni': [0, 25], 'San Zaccaria': [36, -14], 'Lido Santa Maria Elisabetta': [-34, 16] },
  },
  tramonto: {
    box: city,
    half: 430,
    stops: ['Zattere', 'Punta della Dogana', 'Ponte dell’Accademia', 'Riva degli Schiavoni', 'Ponte dei Tre Archi', 'Molino Stucky', 'Traghetto di Santa Sofia'],
    ways: [],
    asides: { 'Punta della Dogana': [9, -22] },
    sunsets: [['Zattere', 237], ['Riva degli Schiavoni', 237], ['Ponte dei Tre Archi', 305], ['Molino Stucky', 268]],
  },
} as const satisfies Record<string, MapView>

export type MapViewName = keyof typeof mapViews

/** The two pieces that a phone shows one below the other: the ends of their names, and of their addresses. */
export const sides = ['ovest', 'est'] as const
export type Side = (typeof sides)[number]

/** Left, top, width and height of one of the two. */
export function boxOf({ box, half = box[2] }: MapView, side: Side): MapView['box'] {
  const [left, top, width, height] = box
  return [side === 'ovest' ? left : left + width - half, top, half, height]
}
