import { css } from '@emotion/react'
import { color } from '../../config/theme.ts'
import { box } from '../kit/shapes.ts'
import { DAY_WIDTH, hourMarks, xOf } from './day-scale.ts'

const plate = css({ display: 'block', width: '100%', height: 'auto' })
const tick = css({ stroke: color.line })
// Of the paper’s other tone, by night too, when the key ink is that of the page.
const pole = css({ fill: color.text })

interface AwningProps {
  /** Minutes since midnight. */
  from: number
  to: number
}

/** The striped awning of a stall, let down over its hours. */
export function Awning({ from, to }: AwningProps) {
  const [left, right] = [xOf(from), xOf(to)]
  const panels = Math.max(1, Math.round((right - left) / 10))
  const step = Math.round(((right - left) / panels) * 100) / 100
  const scallop = `a${step / 2} 5 0 0 1-${step} 0`
  const stripe = `h${step}v16${scallop}z`
  return (
    <svg aria-hidden css={plate} viewBox={`0 0 ${DAY_WIDTH} 26`}>
      <path css={tick} d={hourMarks.map((hour) => `M${xOf(hour * 60)} 0v26`).join('')} />
      <path className="c K" strokeWidth="1.2" d={`M${left} 2H${right}V18${scallop.repeat(panels)}z`} />
      <path className="r" d={`M${left} 2${Array.from({ length: Math.ceil(panels / 2) }, () => stripe).join(`m${step * 2} 0`)}`} />
      <path css={pole} d={box(left - 2, 0, right - left + 4, 3)} />
    </svg>
  )
}
