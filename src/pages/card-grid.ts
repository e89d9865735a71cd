import { css } from '@emotion/react'
import { from } from '../config/theme'

/** Rows of three cards. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3.5rem 2.5rem',
  '& article': { height: '100%' },
  [from.grid]: { gridTemplateColumns: '1fr 1fr' },
  [from.columns]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})
