import { css } from '@emotion/react'
import { font } from '../config/theme.ts'

const cell = { gridArea: '1/1' }
// Twice itself: it is stronger than what the tool says of the lines of its answer.
const room = css({ '&&': { display: 'grid' }, '&::after': { ...cell, content: 'attr(data-room)', visibility: 'hidden' }, '& > span': cell })

/** What the clock answers: names, and under each, large, what holds now. */
export const answers = css({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', gap: '.75rem 2rem' },
  '& b': { font: `400 min(3rem, 9.5vw)/1.1 ${font.display}`, fontVariantNumeric: 'tabular-nums' },
})

interface RoomProps {
  /** Whatever may stand here, now or later. */
  texts: readonly string[]
  children: string
}

/** Words that the clock changes, in the room that the longest of them takes: nothing below them moves when they change. */
export const Room = ({ texts, children }: RoomProps) => (
  <span css={room} data-room={texts.reduce((longest, text) => (text.length > longest.length ? text : longest))}>
    <span>{children}</span>
  </span>
)
