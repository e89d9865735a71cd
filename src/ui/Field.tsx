import { css } from '@emotion/react'
import { useId } from 'react'
import { color, font } from '../config/theme.ts'
import { FaultNote, type FaultWords } from './FaultNote.tsx'

const label = css({ display: 'block', fontWeight: 600, marginBottom: '.375rem' })
const advice = css({ fontSize: '1rem', marginBottom: '.375rem' })
const wrong = { borderColor: color.accent, borderWidth: 3, padding: '.53rem .78rem' }
const box = css({
  // A text of several lines would keep room for what hangs below a line.
  verticalAlign: 'top',
  width: '100%',
  minHeight: '3rem',
  padding: '.625rem .875rem',
  border: `1.5px solid ${color.control}`,
  borderRadius: 2,
  background: color.background,
  color: 'inherit',
  font: `450 1.125rem/1.5 ${font.ui}`,
  scrollMarginTop: '3rem', // with its label
  'p + &': { scrollMarginTop: '6.5rem' }, // and with what is to be written there
  '&[aria-invalid]': wrong,
  // Where nothing says what is wrong but the browser.
  '@media (scripting: none)': { '&:user-invalid': wrong },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
})

interface FieldProps extends FaultWords {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** What to write there, between label and field. */
  hint?: string
  /** Rows of text; one line without. */
  rows?: number
}

/** A required field, with what is said under it where the browser refuses it. */
export function Field({ name, label: text, hint, type = 'text', autoComplete, rows, ...words }: FieldProps) {
  const id = useId()
  const control = { id, name, required: true, 'css': box, 'aria-describedby': hint && `${name}-aiuto` }
  return (
    <div>
      <label htmlFor={id} css={label}>
        {text}
      </label>
      {hint && (
        <p id={`${name}-aiuto`} css={advice}>
          {hint}
        </p>
      )}
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} autoComplete={autoComplete} {...control} />}
      <FaultNote of={name} {...words} />
    </div>
  )
}
