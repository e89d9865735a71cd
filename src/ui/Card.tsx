import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
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

const words = css({ display: 'flex', flexDirection: 'column', flex: 1, paddingTop: space(3.5) })
const heading = css({ containerType: 'inline-size', fontSize: '1.625rem', lineHeight: 1.25, margin: `${space(2)} 0` })
const foot = css({ display: 'flex', flexWrap: 'wrap', columnGap: '.75rem', alignItems: 'center', fontSize: '1rem', color: color.muted, overflowWrap: 'anywhere' })

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
  /** Author and date, above the title. */
  byline?: ReactNode
  /** What is to be had there, beside the link. */
  offer?: string
  /** What the link does; the title follows, unseen. */
  action?: string
  /** Stands between teaser and link. */
  extra?: ReactNode
  children: ReactNode
}

export function Card({ title, to, picture, level = 3, byline, offer, action = 'Leggi', extra, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const id = useId()
  return (
    <article css={frame} aria-labelledby={id}>
      {picture}
      <div css={words}>
        {byline}
        <Heading id={id} css={heading}>
          <Unbroken>{title}</Unbroken>
        </Heading>
        <p>{children}</p>
        {extra}
        <div css={foot}>
          <a href={to} css={stretched}>
            {action}
            <span css={visuallyHidden}>: {title}</span>
          </a>
          {offer && ` ${offer}`}
        </div>
      </div>
    </article>
  )
}
