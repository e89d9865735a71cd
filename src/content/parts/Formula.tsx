import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font } from '../../config/theme.ts'
import { visuallyHidden } from '../../ui/visually-hidden.ts'

const sum = css({
  'font': `400 1.375rem/1.5 ${font.display}`,
  'color': color.accent,
  'fontVariantNumeric': 'lining-nums',
  '& em': { display: 'block' },
  // On paper a paragraph is set close and its first line moved in; a formula is none.
  '@media print': { '&&&': { fontSize: '11pt', textIndent: 0, margin: '2mm 0 !important' } },
})
const row = css(sum, { fontSize: 'min(1.5rem, 5.5vw)', display: 'flex', alignItems: 'center', gap: '.5em' })
const fraction = css({ position: 'relative', display: 'inline-grid', textAlign: 'center', '& > span': { padding: '.125em .25em' }, '& > :last-child': { borderTop: `2px solid ${color.accent}` } })

const whole = css({ whiteSpace: 'nowrap' })

interface FormulaProps {
  over: string
  under: string
  /** What the fraction is multiplied by. */
  times: string
}

/** A ruled fraction; who hears it, or copies it, meets brackets and a division sign instead of the rule. */
export const Formula = ({ over, under, times }: FormulaProps) => (
  <p css={row}>
    <span css={fraction}>
      <span>
        <span css={visuallyHidden}>(</span>
        {over}
        <span css={visuallyHidden}>)</span>
      </span>
      <span css={visuallyHidden}> ÷ </span>
      <span>{under}</span>
    </span>{' '}
    <span css={whole}>× {times}</span>
  </p>
)

/** Two sums that are held against each other, one below the other. */
export const Comparison = ({ children }: { children: ReactNode }) => <p css={sum}>{children}</p>
