import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../../config/theme.ts'

// As in `NumberedList`, marks stand in their lines.
const dashed = css({
  '& li': { paddingLeft: '1.25rem' },
  '& li + li': { marginTop: '.5rem' },
  '& li::before': { content: '"–" / ""', display: 'inline-block', width: '1.25rem', marginLeft: '-1.25rem', color: color.accent },
})

/** Items in no order, each with a dash that nobody hears. */
export const DashedList = ({ children }: { children?: ReactNode }) => <ul css={dashed}>{children}</ul>
