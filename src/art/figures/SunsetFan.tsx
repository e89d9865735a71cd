import { disc } from '../kit/shapes.ts'
import { demand } from './demand.ts'
import { SmallSheet } from './SmallSheet.tsx'

const REACH = 158
const [X, Y] = [184, 104]
const CENTRE = `M${X} ${Y}`

/** The end of the fan towards a bearing. */
const end = (bearing: number): [x: number, y: number] => {
  const angle = (bearing * Math.PI) / 180
  return [Math.round(X + REACH * Math.sin(angle)), Math.round(Y - REACH * Math.cos(angle))]
}

/** Where the sun sets month by month, seen from above with north on top: `bearings` in degrees from north, between south and north by way of west; the ends are December and June. */
export function SunsetFan({ bearings }: { bearings: readonly number[] }) {
  for (const bearing of bearings) demand(bearing >= 180 && bearing <= 360, 'SunsetFan', `bearings from 180 to 360, found ${bearing}`)
  const [least, most] = [end(Math.min(...bearings)), end(Math.max(...bearings))]
  return (
    <SmallSheet height={210}>
      <path className="o" d={`${CENTRE}L${least.join(' ')}A${REACH} ${REACH} 0 0 1 ${most.join(' ')}z`} />
      <path className="K" d={[...new Set(bearings)].map((bearing) => `${CENTRE} ${end(bearing).join(' ')}`).join('')} />
      <path className="r" d={[least, most].map(([x, y]) => disc(x, y, 12)).join('')} />
      <text x={least[0] - 48} y={least[1] + 5}>
        dic
      </text>
      <text x={most[0] - 48} y={most[1] + 5}>
        giu
      </text>
    </SmallSheet>
  )
}
