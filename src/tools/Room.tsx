import { css } from '@emotion/react'

const cell = { gridArea: '1/1' }
// Twice itself: it is stronger than what the tool says of the lines of its answer.
const room = css({ '&&': { display: 'grid' }, '&::after': { ...cell, content: 'attr(data-room)', visibility: 'hidden' }, '& > span': cell })

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
