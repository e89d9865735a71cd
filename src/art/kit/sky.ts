import { randomFrom } from '../graver/random.ts'
import type { Ink } from '../inks.ts'
import { fill, type Mark } from './mark.ts'

const STEP = 30

/** One unsteady line across the block, relative to its start. */
function stroke(random: () => number, width: number) {
  let height = 0
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, () => {
    const next = Math.round((random() - 0.5) * 2.6)
    const rise = next - height
    height = next
    return `${STEP}${rise < 0 ? '' : ' '}${rise}`
  }).join(' ')
}

export const sky = (width = 480, height = 320): Mark => fill('sky', `M0 0H${width}V${height}H0z`)

/** Engraved lines over the sky, their weight going from `first` to `last` (shares of the pitch). */
export function engravedSky(ink: Ink, top: number, bottom: number, first: number, last: number, width = 480, pitch = 5.5): Mark[] {
  const random = randomFrom(Math.round(top * 7 + bottom * 3 + width))
  const hands = Array.from({ length: 4 }, () => stroke(random, width))
  const count = Math.round((bottom - top) / pitch)
  const byWeight = new Map<number, string>()
  for (let index = 0; index < count; index += 1) {
    const weight = Math.round((first + ((last - first) * index) / (count - 1 || 1)) * pitch * 2) / 2
    if (weight <= 0) continue
    // A few lines together follow the same hand: neighbours would otherwise touch.
    const hand = hands[Math.floor(index / 4) % hands.length]
    const start = -Math.round(random() * 3) * 6
    const d = `M${start} ${Math.round((top + (index + 0.5) * pitch) * 2) / 2}l${hand}`
    byWeight.set(weight, (byWeight.get(weight) ?? '') + d)
  }
  return [...byWeight].map(([width, d]) => ({ kind: 'line', ink, d, width, steady: true }))
}
