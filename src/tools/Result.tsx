/** What a calculator answers: one figure, what it is, and what goes with it. */
export interface Result {
  label: string
  figure: string
  /** What is left of the figure once more is counted. */
  second?: Result
  detail?: string
}

/** In one line, as it is copied. */
export const resultWords = ({ label, figure, second, detail }: Result): string =>
  `${label}: ${figure}${second ? `. ${resultWords(second)}` : ''}${detail ? `. ${detail}` : ''}`

export const ResultText = ({ label, figure, second, detail }: Result) => (
  <>
    <span>{label}</span>
    <span>
      <b>{figure}</b>
    </span>
    {second && <ResultText {...second} />}
    {detail && <span>{detail}</span>}
  </>
)
