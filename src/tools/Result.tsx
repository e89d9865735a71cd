/** What a calculator answers: one figure, what it is, and what goes with it. */
export interface Result {
  label: string
  figure: string
  detail?: string
}

/** In one line, as it is copied. */
export const resultWords = ({ label, figure, detail }: Result): string => `${label}: ${figure}${detail ? `. ${detail}` : ''}`

export const ResultText = ({ label, figure, detail }: Result) => (
  <>
    <span>{label}</span>
    <span>
      <b>{figure}</b>
    </span>
    {detail && <span>{detail}</span>}
  </>
)
