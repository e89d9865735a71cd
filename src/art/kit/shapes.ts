import { randomFrom } from '../graver/random.ts'

const whole = Math.round
const signed = (value: number) => (value < 0 ? String(value) : ` ${value}`)

/** Path data, in the units of the plate, as of all that follows. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x}${signed(y)}h${width}v${height}h${-width}z`

export const disc = (x: number, y: number, radius: number) => `M${x}${signed(y - radius)}a${radius} ${radius} 0 1 1-.1 0`

/** A round-headed opening. */
export const roundArch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

/** A tapered stroke of the graver, lying. */
export const lens = (x: number, y: number, width: number, height: number) => {
  const [w, h] = [whole(width / 4) * 4, Math.max(1, whole(height))]
  return `M${whole(x)}${signed(whole(y))}q${w / 2}${signed(-h)} ${w} 0q${-w / 2}${signed(h)}${signed(-w)} 0`
}

/** The same stroke, standing. */
export const standingLens = (x: number, y: number, height: number, width: number) =>
  `M${whole(x)}${signed(whole(y))}q${width}${signed(whole(height / 2))} 0 ${whole(height)}q${-width}${signed(-whole(height / 2))} 0${signed(-whole(height))}`

export function star(x: number, y: number, radius: number, points = 4, waist = 0.36) {
  // Four points are the stars of the sky: concave, as two crossed strokes leave them.
  if (points === 4)
    return `M${x}${signed(y - radius)}q0 ${radius} ${radius} ${radius}-${radius} 0-${radius} ${radius} 0-${radius}-${radius}-${radius} ${radius} 0 ${radius}-${radius}`
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2
    const reach = index % 2 ? radius * waist : radius
    return `${whole(x + Math.cos(angle) * reach)}${signed(whole(y + Math.sin(angle) * reach))}`
  })
  return `M${corners.join('L')}z`
}

const point = (x: number, y: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${whole(x + Math.cos(angle) * radius)} ${whole(y + Math.sin(angle) * radius)}`
}

/** A moon of a few days, its horns pointing up and to the right. */
export const crescent = (x: number, y: number, radius: number) =>
  `M${point(x, y, radius, -105)}A${radius} ${radius} 0 1 0 ${point(x, y, radius, 45)}A${radius} ${radius} 0 0 1 ${point(x, y, radius, -105)}z`

interface Ripples {
  rows: number
  width: readonly [far: number, near: number]
  height: readonly [far: number, near: number]
  /** How much of the water they cover, from 0 to 1. */
  cover: number
  seed: number
}

/** Lenses scattered over water, longer and thicker as they come nearer. */
export function ripples(left: number, right: number, far: number, near: number, of: Ripples) {
  const random = randomFrom(of.seed)
  let d = ''
  for (let row = 0; row < of.rows; row += 1) {
    const depth = of.rows > 1 ? row / (of.rows - 1) : 0
    const width = of.width[0] + (of.width[1] - of.width[0]) * depth
    const height = of.height[0] + (of.height[1] - of.height[0]) * depth
    const y = far + (near - far) * (depth * depth * 0.6 + depth * 0.4)
    let x = left - random() * width
    while (x < right) {
      const length = width * (0.5 + random())
      if (random() < of.cover) d += lens(x, y + (random() - 0.5) * 4 * depth, length, height)
      x += length * (1.05 + random() * 0.5)
    }
  }
  return d
}

/** A column of lenses: light or colour mirrored in water. */
export function mirrored(x: number, top: number, bottom: number, width: number, count: number, seed: number, grow = 1) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1 || 1)
    const length = width * (1 + (grow - 1) * depth) * (0.55 + random() * 0.6)
    const left = x - length / 2 + (random() - 0.5) * width * 0.25
    return lens(left, top + (bottom - top) * depth, length, 2 + depth * 2)
  }).join('')
}
