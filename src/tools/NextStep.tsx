import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { color } from '../config/theme.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The first is filled; what comes after it is quieter, with a border in forced colours alone.
  '& > *': { background: color.text, borderColor: color.text, color: color.background },
  '& > * + *': { background: 'none', borderColor: 'transparent', color: 'inherit', paddingInline: 0, textDecoration: 'underline' },
})

interface NextStepProps {
  text?: string
  /** What the tool is for, where that is not to be read but to be taken along: it leads. */
  task?: ReactNode
  /** What else can be done with the result. */
  children?: ReactNode
}

/** Under a tool: its task, the way to who can help, and what can be done with the result. */
export const NextStep = ({ text = 'Cerchi casa? Scrivici', task, children }: NextStepProps) => (
  <div css={row}>
    {task}
    <LinkButton to={paths.contacts}>{text}</LinkButton>
    {children}
  </div>
)
