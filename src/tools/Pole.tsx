import { css } from '@emotion/react'
import { color, font } from '../config/theme.ts'

/** In units of its own; as wide as the figures' column. */
const LENGTH = 240
/** Of a part without length, which is a single amount. */
const THIN = 6

const pole = css({
  'display': 'block',
  'width': '100%',
  'maxWidth': '20rem',
  'forcedColorAdjust': 'none',
  '& text': { font: `500 15px ${font.ui}`, fill: 'currentColor' },
})

interface PoleProps {
  /** Of what the pole stands for a part, from and to as shares of the whole, 0 to 1. */
  from?: number
  to: number
  /** What the whole of it stands for: «15.000 €». */
  whole: string
  /** A notch, at a share of the whole, and what it stands for, where there is room for the words between the ends. */
  mark?: { at: number; text: string }
}

/**
 * A pole that lies in its trough: what is taken away stays empty, what is left is gilt, and each tenth of the whole has a notch, with the ends of its scale. What it says
 * stands in the words beside it, too. Dashes, not the drawn bands of `Shares`: it comes with the script and with each page.
 */
export function Pole({ from = 0, to, whole, mark }: PoleProps) {
  const [start, end] = [from, to].map((share) => Math.round(LENGTH * Math.min(1, Math.max(0, share)))) as [number, number]
  return (
    <svg css={pole} viewBox={`0 0 ${LENGTH} 46`} strokeWidth="16" aria-hidden>
      <path stroke="currentColor" strokeWidth="20" d={`M0 10H${LENGTH}`} />
      <path stroke={color.background} d={`M2 10H${LENGTH - 2}`} />
      <path className="O" d={`M${start === end ? start - THIN : start} 10H${end}`} />
      <path stroke="currentColor" strokeWidth="6" strokeDasharray="1 23" d={`M23.5 15H${LENGTH - 2}`} />
      {mark && (
        <g transform={`translate(${Math.round(LENGTH * mark.at)} 0)`}>
          <line stroke={color.accent} strokeWidth="3" y2="22" />
          {mark.at > 0.15 && mark.at < 0.65 && (
            <text y="36" textAnchor="middle">
              {mark.text}
            </text>
          )}
        </g>
      )}
      <text y="36">0</text>
      <text x={LENGTH} y="36" textAnchor="end">
        {whole}
      </text>
    </svg>
  )
}

interface RestProps {
  left: number
  of: number
  whole: PoleProps['whole']
}

/** What is left of a whole, in any unit that both have; no pole where nothing is. */
export const Rest = ({ left, of, whole }: RestProps) => (left > 0 && of > 0 ? <Pole to={left / of} whole={whole} /> : null)
