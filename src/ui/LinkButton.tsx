import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, layout, motion } from '../config/theme.ts'

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5rem',
  minHeight: '3rem',
  padding: `.5rem ${layout.gutter}`,
  border: '1.5px solid currentColor',
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  font: `600 1.0625rem/1.2 ${font.ui}`,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  '&:active': { translate: '0 1px' },
  [motion]: { transition: 'background .2s' },
})

/** The one that leads, where several things can be done. */
export const filled = css(button, { background: color.text, borderColor: color.text, color: color.background })

const tones = {
  plain: css(button),
  ink: filled,
  accent: css(button, { background: color.accent, borderColor: color.accent, color: color.background }),
}

export const buttonRow = css({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', '& > *': { flex: '1 1 auto' } })

interface LinkButtonProps {
  to: string
  tone?: keyof typeof tones
  onClick?: () => void
  children: ReactNode
}

export function LinkButton({ to, tone = 'plain', onClick, children }: LinkButtonProps) {
  return (
    <a href={to} css={tones[tone]} onClick={onClick}>
      {children}
    </a>
  )
}
