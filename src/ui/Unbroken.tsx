import { css } from '@emotion/react'
import { Fragment } from 'react'
import { tied } from './tied.ts'

/** What short words and what follows them may have, in letters: as a rule, and in a title wide enough for them in the reader's own spacing. */
const SHORT = 12
const LONGER = 15

// Its title is a container: in one too narrow for its letters, as in the reader's largest, a line may end anywhere.
const whole = (letters: number) => css({ [`@container (min-width:${letters > SHORT ? letters * 0.55 : 6}em)`]: { whiteSpace: 'nowrap' } })
/**
 * A longer pair, as «o appartamento», would be cut off where the reader's own spacing needs the room: it may break. It has a line of
 * its own where its title, a container, is wide enough for the pair and too narrow for all up to its end: half an em for each letter.
 * So has a letter with a compound, as «e check-out», which would fit the line before it in one type and not in another.
 */
const onItsOwnLine = (pair: number, upToItsEnd: number) => css({ [`@container (${pair / 2 - 0.4}em<=width<${upToItsEnd / 2}em)`]: { display: 'block' } })
/** What is tied, but at the start, where no line ends, and not in a title with such a pair, which a line ends with; a compound; such a pair. */
const parted = /((?<=^(?!.* [aeo] (?:[^ ]{11}|\p{L}+-)).* )[^ ]+\u00a0[^ ]+|\p{L}+-\p{L}{1,3}(?!\p{L})|(?<!\p{L})\p{L}{1,3}-\p{L}+|(?<= )[aeo] (?:[^ ]{11,}|\p{L}+-\p{L}+))/u

const tiedPair = /(?<= )([aeo])\u00a0(?=[^ ]{11}|\p{L}+-)/gu

const startsPair = /^[aeo] /u

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Words on one line: where all of them find no room, as «per una Venezia», the short ones among them do. */
function Whole({ children: words }: { children: string }) {
  const rest = words.indexOf('\u00a0') + 1
  const holdsShorter = words.length > SHORT && words.includes('\u00a0', rest)
  return (
    <span css={whole(words.length)}>
      {holdsShorter ? plain(words.slice(0, rest)) : plain(words)}
      {holdsShorter && <Whole>{words.slice(rest)}</Whole>}
    </span>
  )
}

/** A text whose short words stay on the line of what follows, and short compounds, «check-in» or «e-mail», on one. It reads as it was: one searches for «e check-in». */
export const Unbroken = ({ children }: { children: string }) =>
  tied(children, LONGER)
    .replace(tiedPair, '$1 ')
    .split(parted)
    .map((part, place, parts) => {
      // oxlint-disable react/no-array-index-key -- a part is its place
      if (place % 2 === 0) return <Fragment key={place}>{plain(part)}</Fragment>
      if (!startsPair.test(part)) return <Whole key={place}>{part}</Whole>
      return (
        <span key={place} css={onItsOwnLine(part.length, parts.slice(0, place + 1).join('').length)}>
          {part.length > SHORT ? part : <Whole>{part}</Whole>}
        </span>
      )
      // oxlint-enable react/no-array-index-key
    })
