import { box } from '../kit/shapes.ts'
import { demand } from './demand.ts'
import { SMALL, SmallSheet } from './SmallSheet.tsx'

const ROW = 28
const THICK = 18
/** From one band to the next. */
const PITCH = 20

/** Poles that lie on lines of one length: each covers as much of its line as its value is of `of`, with the value behind it. What they are stands in the words beside them. */
export function Shares({ values, of }: { values: readonly number[]; of: number }) {
  for (const value of values) demand(value >= 0 && value <= of, 'Shares', `values from 0 to ${of}, found ${value}`)
  const rows = values.map((value, index) => ({ value, length: Math.round((SMALL * value) / of), y: index * ROW + 1 }))
  const bands = ({ length, y }: (typeof rows)[number]) =>
    Array.from({ length: Math.floor(length / PITCH) }, (_, turn) => `M${turn * PITCH + 6} ${y + THICK}l6-${THICK}h8l-6 ${THICK}z`).join('')
  return (
    <SmallSheet height={values.length * ROW}>
      <path fill="none" stroke="currentColor" strokeWidth="1.5" d={rows.map(({ y }) => `M0 ${y + THICK}h${SMALL}v-5`).join('')} />
      <path className="r" d={rows.map(({ length, y }) => box(0, y, length, THICK)).join('')} />
      <path className="c" d={rows.map(bands).join('')} />
      {rows.map(({ value, length, y }) => (
        <text key={y} x={length + 6} y={y + 14}>
          {value}
        </text>
      ))}
    </SmallSheet>
  )
}
