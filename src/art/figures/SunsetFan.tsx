import { disc } from '../kit/shapes.ts'
import { demand } from './demand.ts'

const WIDTH = 192
const REACH = 158
const CENTRE = [184, 104] as const

const pointAt = (bearing: number, reach: number): [x: number, y: number] => {
  const angle = (bearing * Math.PI) / 180
  return [Math.round(CENTRE[0] + reach * Math.sin(angle)), Math.round(CENTRE[1] - reach * Math.cos(angle))]
}
const at = (bearing: number, reach: number) => pointAt(bearing, reach).join(' ')

/** Where the sun sets month by month, seen from above with north on top: `bearings` in degrees from north, between south and north by way of west. */
export function SunsetFan({ bearings }: { bearings: readonly number[] }) {
  for (const bearing of bearings) demand(bearing >= 180 && bearing <= 360, 'SunsetFan', `bearings from 180 to 360, found ${bearing}`)
  const [least, most] = [Math.min(...bearings), Math.max(...bearings)]
  return (
    <svg width={WIDTH} viewBox={`0 0 ${WIDTH} 210`} aria-hidden>
      <path className="o" d={`M${CENTRE.join(' ')}L${at(least, REACH)}A${REACH} ${REACH} 0 0 1 ${at(most, REACH)}z`} />
      <path fill="none" stroke="currentColor" d={[...new Set(bearings)].map((bearing) => `M${CENTRE.join(' ')} ${at(bearing, REACH)}`).join('')} />
      <path className="r" d={[least, most].map((bearing) => disc(...pointAt(bearing, REACH), 12)).join('')} />
    </svg>
  )
}
