import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, space } from '../config/theme.ts'
import { action } from './action.ts'
import { Unbroken } from './Unbroken.tsx'
import { visuallyHidden } from './visually-hidden.ts'

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& img': { display: 'block', width: '100%', height: 'auto' },
})

const words = css({ display: 'flex', flexDirection: 'column', flex: 1 })
const heading = css({ containerType: 'inline-size', fontSize: '1.625rem', lineHeight: 1.25, margin: `${space(4.5)} 0 ${space(2)}` })
const small = css({ color: color.muted, fontSize: '1rem', marginTop: space(3), display: 'flex', gap: '.5rem', alignItems: 'center', overflowWrap: 'anywhere' })

// The link's box covers the card: the whole card can be tapped, yet it holds one link with one name.
const stretched = css({
  ...action,
  alignSelf: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `3px solid ${color.text}`, outlineOffset: 6 },
})

interface CardProps {
  title: string
  to: string
  /** A plate, whose windows the boot script lights while the reader points at the card, or its link has the focus. */
  picture: ReactNode
  level?: 2 | 3
  /** Author and date, under the teaser. */
  byline?: ReactNode
  /** What the link does; the title follows, unseen. */
  action?: string
  /** Stands between byline and link. */
  extra?: ReactNode
  children: ReactNode
}

export function Card({ title, to, picture, level = 3, byline, action = 'Leggi', extra, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const id = `scheda-${to.slice(to.lastIndexOf('/') + 1)}`
  return (
    <article css={frame} aria-labelledby={id}>
      {picture}
      <div css={words}>
        <Heading id={id} css={heading}>
          <Unbroken>{title}</Unbroken>
        </Heading>
        <p>{children}</p>
        {byline && <p css={small}>{byline}</p>}
        {extra}
        <a href={to} css={stretched}>
          {action}
          <span css={visuallyHidden}>: {title}</span>
        </a>
      </div>
    </article>
  )
}
