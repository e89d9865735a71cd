import { css } from '@emotion/react'
import type { FocusEvent } from 'react'
import { color } from '../config/theme.ts'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { number, parseAmount } from './format.ts'
import type { FieldState } from './use-tool.ts'

// In WebKit and Firefox the focus is on a part of the date, and the field itself has no `:focus-visible`.
const day = css({ '&&&': { flexBasis: '9rem' }, '& > input': { 'textAlign': 'right', '&:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: 3 } } })

/** «200000» as «200.000», once it has been typed. */
function group({ currentTarget }: FocusEvent<HTMLInputElement>) {
  const amount = parseAmount(currentTarget.value)
  if (amount !== undefined) currentTarget.value = number(amount)
}

interface AmountFieldProps extends FieldState {
  label: string
  /** Heard in the name of the field, and seen in it, after the figure: «€» for euros. */
  unit?: 'euro' | '%'
  /** Without, a number as an Italian types it: «200.000» or «7,5». */
  type?: 'date'
}

export function AmountField({ name, label, unit, value, problem, type }: AmountFieldProps) {
  const id = `campo-${name}`
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {unit && <span css={visuallyHidden}>{`\u00a0in ${unit}`}</span>}
      </label>
      <span data-unit={unit} css={type && day}>
        <input
          id={id}
          name={name}
          type={type}
          inputMode={type ? undefined : 'decimal'}
          defaultValue={value}
          onBlur={type ? undefined : group}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-errore` : undefined}
        />
      </span>
      {problem && <p id={`${id}-errore`}>{problem}</p>}
    </div>
  )
}
