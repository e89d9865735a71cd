import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { below, color, font, rule } from '../../config/theme.ts'
import { room, tied } from '../../ui/tied.ts'

const frame = css({
  borderCollapse: 'collapse',
  width: '100%',
  font: `450 1.125rem/1.4 ${font.ui}`,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { font: `italic 400 1.375rem/1.3 ${font.display}`, paddingBottom: '.75rem', textAlign: 'left' },
  '& :is(th, td)': { padding: '.75rem .75rem .75rem 0', borderBottom: rule.hair, textAlign: 'left', fontWeight: 450, verticalAlign: 'baseline' },
  '& thead th': { borderBottom: `2px solid ${color.text}`, fontWeight: 650, verticalAlign: 'bottom' },
  '& [data-align=right]': { textAlign: 'right' },
  '& tr > :last-child': { paddingRight: 0 },
  '&[data-total] tbody tr:last-child': { '&, & > *': { borderBottom: rule.total, fontWeight: 700 } },
  // Two columns share the width, however large the letters are.
  [below.grid]: { tableLayout: 'fixed' },
})

interface LedgerProps {
  caption: string
  /** The last row is what the others lead to: double rules, as under a sum in a ledger. */
  total?: boolean
  /** It keeps its columns on a phone, too: the build says so of one whose columns need few letters. */
  narrow?: boolean
  /** Its rows are lists on a tablet, too. */
  broad?: boolean
  /** Of its two columns of words the one that has more to say, which is wider on a phone. */
  lean?: 'first' | 'last'
  /** Of a tool: three short figures in a row, which stand beside each other on a phone, too. */
  thirds?: boolean
  /** The table's head and body. */
  children: ReactNode
}

export const Ledger = ({ caption, total = false, narrow = false, broad = false, lean, thirds = false, children }: LedgerProps) => (
  <table css={frame} data-total={total ? '' : undefined} data-narrow={narrow ? '' : undefined} data-broad={broad ? '' : undefined} data-lean={lean} data-thirds={thirds ? '' : undefined}>
    <caption>{tied(caption, room.caption)}</caption>
    {children}
  </table>
)
