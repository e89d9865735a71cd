import { css } from '@emotion/react'
import { color } from '../config/theme.ts'
import { logo } from './logo.ts'

const size = css({ width: '2.125rem', height: '2.4rem', fill: 'currentColor', flex: 'none' })

/** The bricola: three poles, tied. */
export function Logo() {
  return (
    <svg css={size} viewBox={logo.viewBox} aria-hidden>
      <path d={logo.outerPoles} />
      <path stroke={color.background} strokeWidth="1.4" d={logo.middlePole} />
      <path fill={color.accent} d={logo.rope} />
      <path d={logo.water} />
    </svg>
  )
}
