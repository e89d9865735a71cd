/** Where a sun stands: months since the middle of January, degrees above the horizon, degrees from north of where it sets. */
export interface Sun {
  months: number
  height: number
  bearing: number
}

export const SIZE = 360
export const HORIZON = 108
/** Lengths of a degree of height, and of a sun and its hand. */
export const DEGREE = 1.5
const RADIUS = 16
/** Of the day's ring, which goes around a month's number: outside and within. */
const [DAY_RADIUS, DAY_HOLE] = [20, 14.5] as const
const HAND = 34

const round = (value: number) => Math.round(value * 10) / 10
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** So far from the middle, towards a month: June stands above, December below. */
export function towards(months: number, reach: number) {
  const angle = radians((months - 5) * 30)
  return [round(SIZE / 2 + reach * Math.sin(angle)), round(SIZE / 2 - reach * Math.cos(angle))] as const
}

export const seatOf = ({ months, height }: Sun) => towards(months, HORIZON + DEGREE * height)
export const isUp = ({ height }: Sun) => Math.round(height) >= 0

const discAround = ([x, y]: readonly [number, number], radius: number) => `M${x} ${round(y - radius)}a${radius} ${radius} 0 1 1-.1 0`
/** The other way round: what it lies in is not filled there. */
const holeAround = ([x, y]: readonly [number, number], radius: number) => `M${x} ${round(y - radius)}a${radius} ${radius} 0 1 0 .1 0`
export const sunDisc = (sun: Sun) => discAround(seatOf(sun), RADIUS)
/** The sun of a day, a ring over those of the months. */
export const daySun = (sun: Sun) => discAround(seatOf(sun), DAY_RADIUS) + holeAround(seatOf(sun), DAY_HOLE)

const step = (x: number, y: number) => `${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`.replace(/(?<!\d)0\./g, '.')

/** A wedge from the sun's middle: its point is where the sun sets, north above. */
export function hand(sun: Sun) {
  const [x, y] = seatOf(sun)
  const [right, down] = [Math.sin(radians(sun.bearing)), -Math.cos(radians(sun.bearing))]
  const [across, along] = [[-7 * down, 7 * right], [-HAND * right, -HAND * down]] as const
  return `M${round(x - along[0])} ${round(y - along[1])}l${step(along[0] + across[0], along[1] + across[1])} ${step(-2 * across[0], -2 * across[1])}z`
}

/** Of a day's hand: half its breadth in the middle, and how far it reaches, clear of the names of the months. */
const [HALF_BREADTH, REACH] = [6, 41] as const

/** The hand of a day: it points to that day's sun. */
export function dayHand({ months }: Sun) {
  const angle = radians((months - 5) * 30)
  const [across, down] = [HALF_BREADTH * Math.cos(angle), HALF_BREADTH * Math.sin(angle)]
  return `M${towards(months, REACH).join(' ')}L${round(SIZE / 2 + across)} ${round(SIZE / 2 + down)} ${round(SIZE / 2 - across)} ${round(SIZE / 2 - down)}z`
}

/** «−7°» */
export const degreesText = (degrees: number) => `${Math.round(degrees)}°`.replace('-', '−')
