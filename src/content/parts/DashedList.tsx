import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../../config/theme.ts'

const dashed = css({
  '& li': { position: 'relative', paddingLeft: '1.25rem' },
  '& li + li': { marginTop: '.5rem' },
  '& li::before': { content: '"–" / ""', position: 'absolute', left: 0, color: color.accent },
})

/** Items in no order, each with a dash that nobody hears. */
export const DashedList = ({ children }: { children?: ReactNode }) => <ul css={dashed}>{children}</ul>
