import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../../config/theme.ts'

// Marks stand in their lines: Chromium does not balance columns on paper that hold a box with a place of its own.
const numbered = css({
  counterReset: 'roman',
  '& > li': { counterIncrement: 'roman', paddingLeft: '3rem' },
  '& > li + li': { marginTop: '.75rem' },
  '& > li::before': { content: 'counter(roman, upper-roman) "." / counter(roman) "."', display: 'inline-flex', whiteSpace: 'nowrap', width: '2.5rem', margin: '0 .5rem 0 -3rem', justifyContent: 'flex-end', color: color.accent },
})

/** Steps, with Roman numerals that end at one edge. */
export const NumberedList = ({ children }: { children?: ReactNode }) => <ol css={numbered}>{children}</ol>
