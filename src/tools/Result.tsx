import type { ReactNode } from 'react'

/** What a calculator answers: one figure, what it is, and what goes with it. */
export interface Result {
  label: string
  figure: string
  /** What is left of the figure once more is counted. */
  second?: Result
  /** The figure as a part of what lies behind it. */
  pole?: ReactNode
  detail?: string
}

/** In one line, as it is copied. */
export const resultWords = ({ label, figure, second, detail }: Result): string =>
  `${label}: ${figure}${second ? `. ${resultWords(second)}` : ''}${detail ? `. ${detail}` : ''}`

/** In letters: a longer figure would not stand in the column in the largest size, which the last has. */
const SHORT = 8

export const ResultText = ({ label, figure, second, pole, detail }: Result) => (
  <>
    <span>{label} </span>
    <span>
      <b data-long={!second && figure.length > SHORT ? '' : undefined}>{figure}</b>{' '}
    </span>
    {second && <ResultText {...second} />}
    {pole}
    {detail && <span>{detail} </span>}
  </>
)
