import { css } from '@emotion/react'
import { color } from '../config/theme.ts'
import type { FieldState } from './use-tool.ts'

// In WebKit and Firefox the focus is on a part of the date, and the field itself has no `:focus-visible`.
const day = css({ '&&&': { flexBasis: '9rem', textAlign: 'right' }, '&:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: 3 } })

interface AmountFieldProps extends FieldState {
  label: string
  /** Without, a number as an Italian types it: «200.000» or «7,5». */
  type?: 'date'
}

export function AmountField({ name, label, value, problem, type }: AmountFieldProps) {
  const id = `campo-${name}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        css={type && day}
        inputMode={type ? undefined : 'decimal'}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-errore` : undefined}
      />
      {problem && <p id={`${id}-errore`}>{problem}</p>}
    </div>
  )
}
