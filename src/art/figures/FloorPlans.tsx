import { box } from '../kit/shapes.ts'
import { demand } from './demand.ts'
import { SMALL, SmallSheet } from './SmallSheet.tsx'

const GAP = 12

/** Walls of two rooms, the door of the house below on the right, and one between them. */
const walls = (x: number, y: number, side: number) => {
  const part = (share: number) => Math.round(side * share)
  return `M${x + part(0.7)} ${y + side}H${x}V${y}h${side}v${side}h-${part(0.1)}M${x + part(0.55)} ${y}v${part(0.45)}m0 ${part(0.25)}v${side - part(0.45) - part(0.25)}`
}

/** Houses drawn as squares side by side, each as large as its floor is, which stands in its door: `areas` in square metres. What they are stands in the words beside them. */
export function FloorPlans({ areas }: { areas: readonly number[] }) {
  for (const area of areas) demand(area > 0 && area < Infinity, 'FloorPlans', `areas above 0, found ${area}`)
  const roots = areas.map(Math.sqrt)
  const scale = (SMALL - 4 - GAP * (areas.length - 1)) / roots.reduce((sum, root) => sum + root, 0)
  const sides = roots.map((root) => Math.round(root * scale))
  const foot = Math.max(...sides) + 2
  const plans = sides.map((side, index) => ({ area: areas[index], side, x: 2 + sides.slice(0, index).reduce((sum, before) => sum + before + GAP, 0), y: foot - side }))
  return (
    <SmallSheet height={foot + 2}>
      <path className="c" d={plans.map(({ x, y, side }) => box(x, y, side, side)).join('')} />
      <path className="K" strokeWidth="4" d={plans.map(({ x, y, side }) => walls(x, y, side)).join('')} />
      {plans.map(({ area, x, y, side }) => (
        <text key={x} className="k" x={x + side / 2} y={Math.round(y + side * 0.575 + 5)} textAnchor="middle">
          {area} m²
        </text>
      ))}
    </SmallSheet>
  )
}
