import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { action } from '../ui/action.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > a:first-of-type': action,
})

/** Under a tool: the way to who can help, and what can be done with the result. */
export const NextStep = ({ text = 'Cerchi casa? Scrivici', children }: { text?: string; children?: ReactNode }) => (
  <div css={row}>
    <a href={paths.contacts}>{text}</a>
    {children}
  </div>
)
