/** What a calculator answers: one figure, what it is, and what goes with it. */
export interface Result {
  label: string
  figure: string
  /** What is left of the figure once more is counted. */
  second?: Result
  /** Of what lies behind the figure a part, from and to as shares of the whole, 0 to 1: a pole shows it. */
  part?: readonly [from: number, to: number]
  detail?: string
}

/** What is left of a whole; nothing where nothing is, or there is no whole. */
export const partOf = (left: number, whole: number): NonNullable<Result['part']> => [0, whole > 0 ? left / whole : 0]

/** In one line, as it is copied. */
export const resultWords = ({ label, figure, second, detail }: Result): string =>
  `${label}: ${figure}${second ? `. ${resultWords(second)}` : ''}${detail ? `. ${detail}` : ''}`

/** In units of its own; as wide as the figures' column. */
const LENGTH = 240

/**
 * A pole that lies in its trough, gilt and banded where the part is. It says nothing that the figures do not. Dashes, not the
 * drawn bands of `Shares`: it comes with the script and with each page.
 */
function Pole({ part }: { part: NonNullable<Result['part']> }) {
  const [from, to] = part.map((share) => Math.round(LENGTH * Math.min(1, Math.max(0, share))))
  const [whole, banded] = [`M0 10H${LENGTH}`, `M${from} 10H${to}`]
  return (
    <svg viewBox={`0 0 ${LENGTH} 20`} aria-hidden>
      <path d={whole} />
      <path d={whole} />
      <path d={banded} />
      <path d={banded} />
    </svg>
  )
}

export const ResultText = ({ label, figure, second, part, detail }: Result) => (
  <>
    <span>{label} </span>
    <span>
      <b>{figure}</b>{' '}
    </span>
    {second && <ResultText {...second} />}
    {part && <Pole part={part} />}
    {detail && <span>{detail} </span>}
  </>
)
