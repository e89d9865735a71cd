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
  // One button is filled, the first; what comes after it is quieter, with a border in forced colours alone.
  '& > * + *': { borderColor: 'transparent', textDecoration: 'underline', '@media (forced-colors: none)': { paddingInline: 0 } },
})

interface NextStepProps {
  /** What an owner is asked, who came for the figure: it leads. A guest came for the answer, and is asked quietly. */
  text?: string
  /** What the tool is for, where that is not to be read but to be taken along: it leads, a filled button. */
  task?: ReactNode
  /** What else can be done with the result. */
  children?: ReactNode
}

/** Under a tool: its task, the way to who can help, and what can be done with the result. */
export const NextStep = ({ text, task, children }: NextStepProps) => (
  <div css={row}>
    {task}
    <LinkButton to={paths.contacts} tone={task || !text ? 'plain' : 'ink'}>
      {text ?? 'Cerchi casa? Scrivici'}
    </LinkButton>
    {children}
  </div>
)
