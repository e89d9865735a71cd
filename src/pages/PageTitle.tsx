import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Plate } from '../art/Plate.tsx'
import { below, font, from, rule, type } from '../config/theme.ts'

// The plate stands on the rule, as the houses do on their quay.
const head = css({
  paddingTop: '2.5rem',
  borderBottom: rule.double,
  '& h1': { font: `400 ${type.title} ${font.display}`, letterSpacing: '-.012em' },
  '& p': { font: `italic 400 ${type.lead} ${font.display}`, textWrap: 'balance', margin: '1.25rem 0 2rem' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '&:has(nav)': { paddingTop: '1rem' },
  // Above the title, whose large letters reach further up than their line.
  '& nav': { gridColumn: '1 / -1', position: 'relative', zIndex: 1 },
  // On a phone the picture opens the page: under the words it would stand on the picture of the first card.
  [below.grid]: { display: 'flex', flexDirection: 'column', '& img, & nav': { order: -1 }, '& img': { marginBottom: '1.5rem' } },
  [from.grid]: { display: 'grid', gridTemplateColumns: '3fr 2fr', columnGap: '3rem', alignItems: 'end' },
})

interface PageTitleProps {
  title: string
  /** Of the screen itself: none of its articles has it. */
  plate: string
  children: ReactNode
  /** The breadcrumb, where the header does not say where the page stands. */
  way?: ReactNode
}

/** The head of a screen: a large title, what the screen holds, and its plate. */
export function PageTitle({ title, plate, children, way }: PageTitleProps) {
  return (
    <header css={head}>
      {way}
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      <Plate name={plate} eager />
    </header>
  )
}
