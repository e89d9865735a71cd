import { css } from '@emotion/react'
import { Fragment } from 'react'

const whole = css({ whiteSpace: 'nowrap' })
/**
 * A longer pair, as «o appartamento», would be cut off where the reader's own spacing needs the room. It may break, but has a line
 * of its own where its title, a container, is wide enough for the pair and too narrow for all up to its end: half an em for each letter.
 */
const onItsOwnLine = (pair: number, upToItsEnd: number) => css({ [`@container (${pair / 2 - 0.4}em<=width<${upToItsEnd / 2}em)`]: { '&::before, &::after': { content: String.raw`"\A" / ""`, whiteSpace: 'pre' } } })
const SHORT = 12
const tied = /((?:(?<!\p{L})\p{L} )?(?:\p{L}+-\p{L}{1,3}(?!\p{L})|(?<!\p{L})\p{L}{1,3}-\p{L}+)|(?<=\S )[eo] \S{4,}(?!\S))/u

/** A text whose short compounds, «check-in» or «e-mail», stay on one line, together with a single letter before them: «e check-out»; so does an «e» or «o» with its word. The hyphen stays what it is: one searches for «check-in». */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(tied).map((part, place, parts) =>
    place % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place
      <span key={place} css={part.length > SHORT ? onItsOwnLine(part.length, parts.slice(0, place + 1).join('').length) : whole}>
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place
      <Fragment key={place}>{part}</Fragment>
    ),
  )
