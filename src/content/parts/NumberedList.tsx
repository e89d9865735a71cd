import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../../config/theme.ts'

const numbered = css({
  counterReset: 'roman',
  '& > li': { counterIncrement: 'roman', position: 'relative', paddingLeft: '2.5rem' },
  '& > li + li': { marginTop: '.75rem' },
  '& > li::before': { content: 'counter(roman, upper-roman) "." / counter(roman) "."', position: 'absolute', right: 'calc(100% - 2rem)', color: color.accent },
})

/** Steps, with Roman numerals that end at one edge. */
export const NumberedList = ({ children }: { children?: ReactNode }) => <ol css={numbered}>{children}</ol>
