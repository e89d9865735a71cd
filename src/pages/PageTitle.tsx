import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { font, from, rule, type } from '../config/theme'

const head = css({
  display: 'grid',
  gap: '1.5rem',
  padding: '3.5rem 0 2.5rem',
  borderBottom: rule.double,
  alignItems: 'end',
  '& h1': { font: `400 ${type.title} ${font.display}`, letterSpacing: '-.012em' },
  '& p': { font: `italic 400 ${type.lead} ${font.display}`, textWrap: 'pretty' },
  '&:has(nav)': { paddingTop: '1rem' },
  // Above the title, whose large letters reach further up than their line.
  '& nav': { gridColumn: '1 / -1', marginBottom: '-.75rem', position: 'relative', zIndex: 1 },
  [from.nav]: { gridTemplateColumns: '3fr 2fr', columnGap: '4rem' },
})

interface PageTitleProps {
  title: string
  children: ReactNode
  /** The breadcrumb, where the header does not say where the page stands. */
  way?: ReactNode
}

/** The head of a screen: a large title, and beside it what the screen holds. */
export function PageTitle({ title, children, way }: PageTitleProps) {
  return (
    <header css={head}>
      {way}
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  )
}
