import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { below, color, font, rule } from '../../config/theme.ts'

// Where columns would be cut, each row is a list: its heading, then each value beside the head of its column.
const listed = {
  '& thead': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& :is(tbody, tr, tr > *)': { display: 'flow-root' },
  '& tbody tr > *': { padding: '.125rem 0', border: '0 !important' },
  '& tbody th': { fontWeight: 650 },
  '& tbody tr': { padding: '.75rem 0', borderBottom: rule.hair },
  '& [data-label]::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: color.muted },
  '& th::before': { paddingRight: '.35em' },
  // Heads at the left, values in a column of their own; in larger letters a value stands under its head.
  '& td::before': { display: 'block' },
  '@media(min-width:18em)': { '& td:not([data-align])': { paddingLeft: '42%', '&::before': { float: 'left', width: '66%', marginLeft: '-72.4%' } } },
  // A figure too long to stand beside the head of its column stands below it, whole.
  '& [data-align=right]': { overflowWrap: 'normal', '&::before': { float: 'left', maxWidth: '60%', paddingRight: '1rem', textAlign: 'left' } },
} as const

const frame = css({
  borderCollapse: 'collapse',
  width: '100%',
  font: `450 1.125rem/1.4 ${font.ui}`,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { font: `italic 400 1.375rem/1.3 ${font.display}`, paddingBottom: '.75rem', textAlign: 'left' },
  '& :is(th, td)': { padding: '.75rem .75rem .75rem 0', borderBottom: rule.hair, textAlign: 'left', fontWeight: 450, verticalAlign: 'baseline' },
  '& thead th': { borderBottom: `2px solid ${color.text}`, fontWeight: 650, verticalAlign: 'bottom' },
  '& [data-align=right]': { textAlign: 'right' },
  '& :last-child': { paddingRight: 0 },
  '&[data-total] tbody tr:last-child': { '&, & > *': { borderBottom: rule.total, fontWeight: 700 } },
  // Two columns share the width, however large the letters are.
  [below.grid]: { tableLayout: 'fixed', '&:has([data-label])': listed },
})

interface LedgerProps {
  caption: string
  /** The last row is a sum: double rules, as in a ledger. */
  total?: boolean
  /** The table's head and body. */
  children: ReactNode
}

export const Ledger = ({ caption, total = false, children }: LedgerProps) => (
  <table css={frame} data-total={total ? '' : undefined}>
    <caption>{caption}</caption>
    {children}
  </table>
)
