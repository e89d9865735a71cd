import { lens } from '../kit/shapes.ts'
import { WATERLINE } from './canal-scene.ts'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The place of a window on the wall: its axis, its sill, and half its width. */
export interface Place {
  x: number
  sill: number
  half: number
  tall: number
}

const round = (value: number) => Math.round(value * 2) / 2

/** Floors of equal length if they can be, about as wide apart as they are high. */
function floorCount(windows: number, { width, height }: Area) {
  const shape = (floor: number) => Math.abs(Math.log(width / Math.ceil(windows / floor) / (height / floor) / 0.6))
  const uneven = (floor: number) => (windows % floor === 0 ? 0 : 1)
  return [1, 2, 3, 4, 5].toSorted((a, b) => uneven(a) + shape(a) - uneven(b) - shape(b))[0]!
}

/** Places for so many windows, from the lowest floor up. */
export function floors(windows: number, area: Area): Place[] {
  const count = floorCount(windows, area)
  const row = Math.ceil(windows / count)
  const [across, up] = [area.width / row, area.height / count]
  const half = round(Math.min(across * 0.36, up * 0.2, 15))
  const tall = round(Math.min(up * 0.82, half * 5))
  return Array.from({ length: windows }, (_, index) => {
    const floor = Math.floor(index / row)
    const inFloor = Math.min(row, windows - floor * row)
    const left = area.left + (area.width - inFloor * across) / 2
    return {
      x: round(left + ((index % row) + 0.5) * across),
      sill: round(area.top + area.height - floor * up - (up - tall) / 2),
      half,
      tall,
    }
  })
}

/** An ogee arch on straight jambs, as high as `tall`. */
function ogee(x: number, sill: number, half: number, tall: number) {
  const [shoulder, bend] = [round(half * 1.3), round(half * 0.8)]
  const jamb = round(tall - shoulder - bend)
  return `M${round(x - half)} ${sill}v-${jamb}c0-${shoulder} ${round(half * 0.8)}-${round(shoulder * 0.8)} ${half}-${round(shoulder + bend)}c${round(half * 0.2)} ${round(bend + shoulder * 0.2)} ${half} ${bend} ${half} ${round(shoulder + bend)}v${jamb}z`
}

export const frame = ({ x, sill, half, tall }: Place) => ogee(x, sill, half, tall)
export const pane = ({ x, sill, half, tall }: Place) => ogee(x, round(sill - half * 0.3), round(half * 0.62), round(tall - half * 0.9))

/** Gold on the water under the lit windows of the lowest floor. */
export const reflection = (lit: readonly Place[]) =>
  lit
    .filter(({ sill }) => sill === lit[0]!.sill)
    .flatMap(({ x, half }) => [6, 13].map((depth) => lens(round(x - half), WATERLINE + depth, half * 2, 2)))
    .join('')
