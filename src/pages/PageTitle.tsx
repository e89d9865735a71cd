import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { below, font, from, rule, type } from '../config/theme.ts'
import { action } from '../ui/action.ts'
import { wordsFrom } from './card-grid.ts'

// The plate stands on the rule, as the houses do on their quay.
const head = css({
  paddingTop: '1.25rem',
  borderBottom: rule.double,
  '& h1': { font: `400 ${type.title} ${font.display}`, letterSpacing: '-.012em' },
  '& p': { font: `italic 400 ${type.lead} ${font.display}`, textWrap: 'balance', margin: '1rem 0 0' },
  '& p:only-of-type': { marginBottom: '2rem' },
  '& p + p': { font: `450 ${type.ui} ${font.ui}`, margin: '.25rem 0 1.25rem' },
  '& p a': action,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '&:has(nav)': { paddingTop: '1rem' },
  // Above the title, whose large letters reach further up than their line.
  '& nav': { gridColumn: '1 / -1', position: 'relative', zIndex: 1 },
  // On a phone the picture opens the page: under the words it would stand on the picture of the first card. Its place in the document is the same, so that it moves no words that came before it.
  [below.grid]: { '& img': { marginBottom: '1rem' }, '& nav': { marginBottom: '.5rem' } },
  [from.grid]: { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: '.75rem 3rem', paddingTop: '2.5rem', alignItems: 'end', '& img': { order: 1, gridColumn: 2 }, '& > div': { display: 'flex', flexDirection: 'column', height: '100%' }, '& p + p': { marginTop: 'auto', paddingTop: '.25rem' } },
  // Its plate begins where what stands under it does: the words of the first card; on the blog, whose three ways on are to be links in the first window, the third of them, and beside the breadcrumb.
  [from.columns]: {
    'gridTemplateColumns': `calc(${wordsFrom} - 3rem) 1fr`,
    '& h1 + p': { marginTop: '1.5rem' },
    '&:has(nav)': { 'gridTemplateColumns': '1fr calc((100% - 5rem) / 3)', 'columnGap': '2.5rem', 'gridTemplateRows': 'auto 1fr', '& nav': { gridColumn: 1 }, '& img': { gridRow: '1 / 3' } },
  },
})

interface PageTitleProps {
  title: string
  /** Of the screen itself: none of its articles has it. */
  plate: string
  children: ReactNode
  /** Why its reader may want an answer: on a phone the way to who answers stands in the first window. */
  ask?: string
  /** The breadcrumb, where the header does not say where the page stands. */
  way?: ReactNode
}

/** The head of a screen: a large title, what the screen holds, and its plate. */
export function PageTitle({ title, plate, children, ask, way }: PageTitleProps) {
  return (
    <header css={head}>
      {way}
      <Plate name={plate} eager />
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
        {ask && (
          <p>
            {ask} <a href={paths.contacts}>Scrivici</a>
          </p>
        )}
      </div>
    </header>
  )
}
