import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  // One button is filled; what comes after it is quieter, with a border in forced colours alone.
  '& > * + *': { borderColor: 'transparent', paddingInline: 0, textDecoration: 'underline' },
})

/** Under a tool: the way to who can help, and what can be done with the result. */
export const NextStep = ({ text = 'Cerchi casa? Scrivici', children }: { text?: string; children?: ReactNode }) => (
  <div css={row}>
    <LinkButton to={paths.contacts} tone="ink">
      {text}
    </LinkButton>
    {children}
  </div>
)
