import { css } from '@emotion/react'
import { Fragment } from 'react'
import { tied } from './tied.ts'

// Its title is a container: in one too narrow for twelve letters, as in the reader's largest, a line may end anywhere.
const whole = css({ '@container (min-width:6em)': { whiteSpace: 'nowrap' } })
/**
 * A longer pair, as «o appartamento», would be cut off where the reader's own spacing needs the room. It may break, but has a line
 * of its own where its title, a container, is wide enough for the pair and too narrow for all up to its end: half an em for each letter.
 */
const onItsOwnLine = (pair: number, upToItsEnd: number) => css({ [`@container (${pair / 2 - 0.4}em<=width<${upToItsEnd / 2}em)`]: { '&::before, &::after': { content: String.raw`"\A" / ""`, whiteSpace: 'pre' } } })
const SHORT = 12
/** What is tied, but at the start, where no line ends, and not after a long pair, which a line ends with; a compound; such a pair, with the space after it, which at the start of a line would be lost to who hears or copies the title. */
const parted = /((?<=^(?!.* [aeo] [^ ]{11,}).* )[^ ]+\u00a0[^ ]+|\p{L}+-\p{L}{1,3}(?!\p{L})|(?<!\p{L})\p{L}{1,3}-\p{L}+|(?<= )[aeo] [^ ]{11,} ?)/u

/** A text whose short words stay on the line of what follows, and short compounds, «check-in» or «e-mail», on one. It reads as it was: one searches for «e check-in». */
export const Unbroken = ({ children }: { children: string }) =>
  tied(children, SHORT)
    .split(parted)
    .map((part, place, parts) => {
      const text = part.replaceAll('\u00a0', ' ')
      return place % 2 ? (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place
        <span key={place} css={part.length > SHORT ? onItsOwnLine(part.trimEnd().length, parts.slice(0, place + 1).join('').trimEnd().length) : whole}>
          {text}
        </span>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place
        <Fragment key={place}>{text}</Fragment>
      )
    })
