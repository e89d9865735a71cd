import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, rule } from '../../config/theme'

const frame = css({
  '& figcaption': { font: `italic 400 1.375rem/1.3 ${font.display}`, paddingBottom: '.75rem' },
  '& table': { borderCollapse: 'collapse', width: '100%', font: `450 1.125rem/1.4 ${font.ui}`, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '.75rem 1rem .75rem 0', borderBottom: rule.hair, textAlign: 'left', fontWeight: 450, verticalAlign: 'baseline' },
  '& thead th': { borderBottom: `2px solid ${color.text}`, fontWeight: 650, verticalAlign: 'bottom' },
  '& [data-align=right], & [data-align=right]': { textAlign: 'right' },
  '& [data-align=center]': { textAlign: 'center' },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
})
// A wide table scrolls inside its own box; the box takes the focus, so that the keyboard scrolls it too.
const scroll = css({ overflowX: 'auto', maxWidth: '100%' })
const withTotal = css({ '& tbody tr:last-child > *': { borderBottom: rule.total, fontWeight: 700 } })

interface LedgerProps {
  caption: string
  /** The last row is a sum: double rules, as in a ledger. */
  total?: boolean
  children: ReactNode
}

export function Ledger({ caption, total = false, children }: LedgerProps) {
  return (
    <figure css={total ? [frame, withTotal] : frame}>
      <figcaption>{caption}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div css={scroll} role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  )
}
