import type { ReactNode } from 'react'

/** What a calculator answers: one figure or two, what they are, and what goes with them. */
export interface Result {
  label: string
  figure: string
  /** Under the first and larger: what is left of it once more is counted, or what it costs. */
  second?: Result
  /** The figure as a part of what lies behind it. */
  pole?: ReactNode
  detail?: string
}

/** In one line, as it is copied. */
export const resultWords = ({ label, figure, second, detail }: Result): string =>
  `${label}: ${figure}${second ? `. ${resultWords(second)}` : ''}${detail ? `. ${detail}` : ''}`

/** In letters: a longer figure would not stand in the column in the largest size, which the last has, nor a sum of more than ten signs in the size after that. */
const SHORT = 8
const sizeOf = (figure: string) => (/^[^a-z]{11,}$/.test(figure) ? 'sum' : figure.length > SHORT ? '' : undefined)

/** Each text is one, with the space after it: a browser that translates the page puts its own in the place of each, and of two React would change what is no longer there. */
export const ResultText = ({ label, figure, second, pole, detail }: Result) => (
  <>
    <span>{`${label} `}</span>
    <span>
      <b data-long={second ? undefined : sizeOf(figure)} data-loss={figure.startsWith('−') ? '' : undefined}>
        {figure}
      </b>{' '}
    </span>
    {second && <ResultText {...second} />}
    {pole}
    {detail && <span>{`${detail} `}</span>}
  </>
)
