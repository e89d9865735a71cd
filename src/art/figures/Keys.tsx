import { css } from '@emotion/react'
import { color, font, rule, space } from '../../config/theme.ts'
import { HEIGHT, WATERLINE } from './canal-scene.ts'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** Names stand under their poles from here; in a narrower figure they are a list, tied to the poles by numerals. */
const whenUnder = (count: number) => `@container (min-width: ${count * 5.25}rem)`

const marks = (count: number) =>
  css({
    font: `600 min(1.25rem, 28px) ${font.ui}`,
    fill: 'var(--c)',
    stroke: 'var(--k)',
    strokeWidth: 8,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    textAnchor: 'middle',
    [whenUnder(count)]: { display: 'none' },
  })

/** The numerals in the water, inside the picture. */
export function Numerals({ at }: { at: readonly number[] }) {
  return (
    <g css={marks(at.length)}>
      {at.map((x, index) => (
        <text key={x} x={x} y={(WATERLINE + HEIGHT) / 2 + 8}>
          {numerals[index]}
        </text>
      ))}
    </g>
  )
}

const list = (count: number) =>
  css({
    counterReset: 'pole',
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: space(3), padding: '.5rem 0', borderBottom: rule.hair, counterIncrement: 'pole' },
    '& li::before': { content: 'counter(pole, upper-roman)', minWidth: '1.75rem', fontWeight: 600, color: color.accent },
    '& span': { flex: '1 1 min-content' },
    '& b': { marginLeft: 'auto', fontWeight: 650, whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
    [whenUnder(count)]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${count}, 1fr)`,
      marginTop: space(2),
      '& li': { flexDirection: 'column-reverse', flexWrap: 'nowrap', justifyContent: 'flex-end', padding: '0 .25rem', border: 0, textAlign: 'center', lineHeight: 1.3 },
      '& li::before': { content: 'none' },
      '& span': { flex: 'none' },
      '& b': { margin: 0 },
    },
  })

interface KeysProps {
  entries: readonly { label: string; text: string }[]
}

/** Names and numbers of the poles, for the eye: the picture's accessible name says them already. */
export function Keys({ entries }: KeysProps) {
  return (
    <ol aria-hidden css={list(entries.length)}>
      {entries.map(({ label, text }) => (
        <li key={label}>
          <span>{label}</span> <b>{text}</b>
        </li>
      ))}
    </ol>
  )
}

/** «Ricavi: 25.000 €; Costi: −10.000 €» */
export const spoken = ({ entries }: KeysProps) => entries.map(({ label, text }) => `${label}: ${text}`).join('; ')
