import { css } from '@emotion/react'
import { color, font } from '../config/theme.ts'

/** In units of its own; as wide as the figures' column. */
const LENGTH = 240

const pole = css({
  'display': 'block',
  'width': '100%',
  'maxWidth': '20rem',
  'forcedColorAdjust': 'none',
  // What is taken away stays empty; what is left is gold, as on the poles of the article.
  '& path': { stroke: color.text, strokeWidth: 20 },
  '& path + path': { stroke: color.background, strokeWidth: 16 },
  '& path + path + path': { stroke: color.gold },
  '& path:last-child': { stroke: color.lagoon, strokeDasharray: '4 20' },
})
// Three times itself: it is stronger than what a tool says of the lines of its answer.
const ends = css({ '&&&': { display: 'flex', justifyContent: 'space-between', maxWidth: '20rem' }, '& i': { font: `500 1rem/1.5 ${font.ui}` } })

interface PoleProps {
  /** Of what the pole stands for a part, from and to as shares of the whole, 0 to 1. */
  from?: number
  to: number
  /** What the whole of it stands for: «15.000 €». */
  whole: string
}

/** What is left of a whole; nothing where nothing is, or there is no whole. */
export const shareOf = (left: number, whole: number): number => (whole > 0 ? left / whole : 0)

/**
 * A pole that lies in its trough, gilt and banded where the part is, a band for each tenth, with the ends of its scale. It says
 * nothing that the figures do not. Dashes, not the drawn bands of `Shares`: it comes with the script and with each page.
 */
export function Pole({ from = 0, to, whole }: PoleProps) {
  const [start, end] = [from, to].map((share) => Math.round(LENGTH * Math.min(1, Math.max(0, share))))
  const banded = `M${start} 10H${end}`
  return (
    <>
      <svg css={pole} viewBox={`0 0 ${LENGTH} 20`} aria-hidden>
        <path d={`M0 10H${LENGTH}`} />
        <path d={`M2 10H${LENGTH - 2}`} />
        <path d={banded} />
        <path d={banded} />
      </svg>
      <span css={ends} aria-hidden>
        <i>0</i> <i>{whole}</i>
      </span>
    </>
  )
}
