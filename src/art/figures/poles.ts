import { randomFrom } from '../graver/random.ts'
import { lens } from '../kit/shapes.ts'
import { WATERLINE, WIDTH } from './canal-scene.ts'

/** Height of the tallest pole above the water. */
const TALLEST = 134

interface Pole {
  /** Its axis. */
  x: number
  width: number
  top: number
  foot: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The axis and thickness of each of `count` poles. */
export const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.round((WIDTH * (index + 0.5)) / count),
    width: Math.min(30, Math.round(WIDTH / count / 4) * 2),
  }))

/** How far above the water a value reaches, when `most` reaches highest. */
export const levelOf = (value: number, most: number) => round(WATERLINE - (TALLEST * value) / most)

const CAP = 9
const isStanding = ({ foot }: Pole) => foot === WATERLINE
const capOf = (pole: Pole) => (isStanding(pole) ? Math.min(CAP, (pole.foot - pole.top) / 2) : 0)

/** The outline of a pole: uneven along its sides, round at its head, exact in its height. */
export function shaft(pole: Pole, seed: number) {
  const { x, width, top, foot } = pole
  const random = randomFrom(seed + x)
  const height = foot - top - capOf(pole)
  const joints = Math.max(1, Math.round(height / 36))
  const side = (edge: number) =>
    Array.from({ length: joints + 1 }, (_, joint) => {
      const tremble = Math.round((random() - 0.5) * 3) / 2
      return `${x + edge + tremble} ${round(foot - (height * joint) / joints)}`
    })
  const up = side(-width / 2)
  const down = side(width / 2).toReversed()
  const tip = isStanding(pole) ? `Q${x - width / 2} ${top} ${x} ${top}Q${x + width / 2} ${top} ` : 'L'
  return `M${up.join('L')}${tip}${down.join('L')}z`
}

const PITCH = 22
/** How far a band that winds around a pole hangs. */
const SAG = 4

/** The band that winds around the pole; of one that stands, the last turn is under water. */
export function stripes(pole: Pole) {
  const { x, width, top, foot } = pole
  const rise = Math.round(width / 3)
  const standing = isStanding(pole)
  const room = foot - top - (standing ? CAP : rise)
  const count = standing ? Math.ceil((room - rise) / PITCH) : Math.floor((room + PITCH / 2) / PITCH)
  if (count < 1) return ''
  const used = count * PITCH - PITCH / 2
  const first = standing ? top + CAP + rise + 2 : top + rise + (room - used) / 2
  const [half, lift] = [width / 2, rise / 2]
  const turn = `q${half} ${SAG - lift} ${width}-${rise}v${PITCH / 2}q-${half} ${SAG + lift}-${width} ${rise}z`
  return `M${x - width / 2} ${round(first)}${Array.from({ length: count }, () => turn).join(`m0 ${PITCH}`)}`
}

/** The side away from the light, hatched. */
export const shade = (pole: Pole) => `M${pole.x + pole.width / 2 - 3} ${pole.foot}V${round(pole.top + capOf(pole))}`

/** Where the pole meets the water. */
export const ripple = ({ x, width }: Pole) => lens(x - width * 0.8, WATERLINE + 3, width * 1.6, 3)
