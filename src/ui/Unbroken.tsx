import { css } from '@emotion/react'
import { Fragment } from 'react'

const whole = css({ whiteSpace: 'nowrap' })
const short = /((?:(?<!\p{L})\p{L} )?(?:\p{L}+-\p{L}{1,3}(?!\p{L})|(?<!\p{L})\p{L}{1,3}-\p{L}+))/u

/** A text whose short compounds, «check-in» or «e-mail», stay on one line, together with a single letter before them: «e check-out». The hyphen stays what it is: one searches for «check-in». */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(short).map((part, place) =>
    place % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place
      <span key={place} css={whole}>
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place
      <Fragment key={place}>{part}</Fragment>
    ),
  )
