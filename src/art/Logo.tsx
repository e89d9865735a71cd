import { css } from '@emotion/react'
import { color } from '../config/theme'

const size = css({ width: '2.125rem', height: '2.4rem', fill: 'currentColor', flex: 'none' })

/** The bricola: three poles, tied. */
export function Logo() {
  return (
    <svg css={size} viewBox="0 0 32 36" aria-hidden>
      <path d="M2 31L11 7q2-3 4-1L9 31zM30 31L21 7q-2-3-4-1l6 25z" />
      <path stroke={color.background} strokeWidth="1.4" d="M12 31L14 3q2-4 4 0l2 28z" />
      <path fill={color.accent} d="M8 14q8 3 16 0l1 4q-9 3-18 0z" />
      <path d="M0 33q4-3 8 0t8 0 8 0 8 0v2q-4 2-8 0t-8 0-8 0-8 0z" />
    </svg>
  )
}
