import { css } from '@emotion/react'
import { Fragment } from 'react'

const whole = css({ whiteSpace: 'nowrap' })
// After an «e», as in «e tradizioni», a longer word would be broken where the reader's own spacing needs the room.
const short = /((?:(?<!\p{L})\p{L} )?(?:\p{L}+-\p{L}{1,3}(?!\p{L})|(?<!\p{L})\p{L}{1,3}-\p{L}+)|(?<!\S)e \S{4,10}(?!\S))/u

/** A text whose short compounds, «check-in» or «e-mail», stay on one line, together with a single letter before them: «e check-out»; so does an «e» with its word. The hyphen stays what it is: one searches for «check-in». */
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
