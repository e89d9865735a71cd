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
const RADIUS = 15
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

export function sunDisc(sun: Sun) {
  const [x, y] = seatOf(sun)
  return `M${x} ${round(y - RADIUS)}a${RADIUS} ${RADIUS} 0 1 1-.1 0`
}

const step = (x: number, y: number) => `${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`.replace(/(?<!\d)0\./g, '.')

/** A wedge from the sun's middle: its point is where the sun sets, north above. */
export function hand(sun: Sun) {
  const [x, y] = seatOf(sun)
  const [right, down] = [Math.sin(radians(sun.bearing)), -Math.cos(radians(sun.bearing))]
  const [across, along] = [[-7 * down, 7 * right], [-HAND * right, -HAND * down]] as const
  return `M${round(x - along[0])} ${round(y - along[1])}l${step(along[0] + across[0], along[1] + across[1])} ${step(-2 * across[0], -2 * across[1])}z`
}

/** Of a day's needle: half its breadth in the star, where it begins, and the names of the months, under which it does not go. */
const [HALF_BREADTH, BEGIN, NAMES] = [5, 6, [41, 73]] as const

/** The needle of a day: its point is where that day's sun stands. */
export function needle(sun: Sun) {
  const reach = HORIZON + DEGREE * sun.height
  const angle = radians((sun.months - 5) * 30)
  const edge = (length: number, side: 1 | -1) => {
    const [x, y] = towards(sun.months, length)
    const half = (side * HALF_BREADTH * (reach - length)) / (reach - BEGIN)
    return `${round(x + half * Math.cos(angle))} ${round(y + half * Math.sin(angle))}`
  }
  const [below, above] = NAMES
  return `M${seatOf(sun).join(' ')}L${edge(above, 1)} ${edge(above, -1)}zM${edge(BEGIN, 1)}L${edge(BEGIN, -1)} ${edge(below, -1)} ${edge(below, 1)}z`
}

/** «−7°» */
export const degreesText = (degrees: number) => `${Math.round(degrees)}°`.replace('-', '−')
