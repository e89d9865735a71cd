import { box, disc } from '../kit/shapes.ts'
import { engraving } from './canal-scene.ts'
import { DAY_WIDTH, hourMarks, xOf } from './day-scale.ts'

const [HORIZON, HEIGHT] = [80, 96]
const [SUNRISE = 0, NOON, SUNSET = 0] = [7, 13, 19].map((hour) => xOf(hour * 60))
/** How far above the horizon its way bends. */
const BEND = 120

/** Where the sun stands on its way at a time of the day. */
function sunAt(minutes: number) {
  const x = xOf(minutes)
  const share = (x - SUNRISE) / (SUNSET - SUNRISE)
  return [x, Math.round(HORIZON - 2 * BEND * share * (1 - share))] as const
}

/** Upright strokes that close in towards midnight. */
const dusk = Array.from({ length: 16 }, (_, row) => {
  const thickness = (row + 1) * 0.6
  return `${thickness.toFixed(1)} ${(10 - thickness).toFixed(1)}`
}).join(' ')

interface DaySkyProps {
  label: string
  /** Minutes since midnight. */
  at: number
}

/** Sun and moon over a quay with the hours. */
export function DaySky({ label, at }: DaySkyProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${DAY_WIDTH} ${HEIGHT}`}>
      <path className="t" d={box(0, 0, DAY_WIDTH, HORIZON)} />
      <path className="C" strokeWidth={DAY_WIDTH} strokeDasharray={engraving} d={`M${DAY_WIDTH / 2} 0V${HORIZON}`} />
      <path className="K" strokeWidth={HORIZON} strokeDasharray={dusk} d={`M262 ${HORIZON / 2}H${DAY_WIDTH}`} />
      <path className="K" strokeWidth="1.5" strokeDasharray="2 5" d={`M${SUNRISE} ${HORIZON}Q${NOON} ${HORIZON - BEND} ${SUNSET} ${HORIZON}`} />
      <path className="o K" strokeWidth="1.5" d={disc(...sunAt(at), 14)} />
      <path className="c" d="M378 14a14 14 0 1 0 12 22 12 12 0 0 1-12-22z" />
      <path className="k" d={box(0, HORIZON, DAY_WIDTH, HEIGHT - HORIZON)} />
      <path className="c" d={hourMarks.map((hour) => box(xOf(hour * 60) - 1, HORIZON, 2, 9)).join('')} />
    </svg>
  )
}
