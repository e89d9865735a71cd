import { css } from '@emotion/react'
import type { FieldState } from './use-tool'

const across = css({ gridColumn: '1 / -1' })

interface ChoiceFieldProps extends FieldState {
  label: string
  /** What is read, by what is sent. */
  choices: Record<string, string> | readonly string[]
  /** Across all columns, for long choices. */
  wide?: boolean
}

export function ChoiceField({ name, label, value, problem, choices, wide = false }: ChoiceFieldProps) {
  const id = `campo-${name}`
  return (
    <div css={wide && across}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-errore` : undefined}
      >
        {Array.isArray(choices)
          ? choices.map((text: string) => <option key={text}>{text}</option>)
          : Object.entries(choices).map(([choice, text]) => (
              <option key={choice} value={choice}>
                {text}
              </option>
            ))}
      </select>
      {problem && <p id={`${id}-errore`}>{problem}</p>}
    </div>
  )
}
