import { demand } from './demand.ts'

const WIDTH = 192
const ROW = 28
const THICK = 18

/** Poles that lie on lines of one length: each covers as much of its line as its value is of `of`. What they are stands in the words beside them. */
export function Shares({ values, of }: { values: readonly number[]; of: number }) {
  for (const value of values) demand(value >= 0 && value <= of, 'Shares', `values from 0 to ${of}, found ${value}`)
  const rows = values.map((value, index) => ({ length: Math.round((WIDTH * value) / of), y: index * ROW + 1 }))
  const band = `l6-${THICK}h8l-6 ${THICK}z`
  return (
    <svg width={WIDTH} viewBox={`0 0 ${WIDTH} ${values.length * ROW}`} aria-hidden>
      <path stroke="currentColor" strokeWidth="1.5" d={rows.map(({ y }) => `M0 ${y + THICK}h${WIDTH}v-5`).join('')} fill="none" />
      <path className="r" d={rows.map(({ length, y }) => `M0 ${y}h${length}v${THICK}h-${length}z`).join('')} />
      <path className="c" d={rows.map(({ length, y }) => Array.from({ length: Math.floor((length - 6) / 20) }, (_, turn) => `M${turn * 20 + 6} ${y + THICK}${band}`).join('')).join('')} />
    </svg>
  )
}
