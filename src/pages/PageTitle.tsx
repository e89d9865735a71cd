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
  [from.nav]: { gridTemplateColumns: '3fr 2fr', gap: '4rem' },
})

/** The head of a screen: a large title, and beside it what the screen holds. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header css={head}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  )
}
