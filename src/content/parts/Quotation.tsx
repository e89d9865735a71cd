import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../../config/theme.ts'

const words = css({ borderLeft: `6px double ${color.accent}`, paddingLeft: '1.5rem' })

/** Words to be copied, or another's. */
export const Quotation = ({ children }: { children?: ReactNode }) => <blockquote css={words}>{children}</blockquote>
