import type { FieldState } from './use-tool.ts'

interface ChoiceFieldProps extends FieldState {
  label: string
  /** What is read, by what is sent. */
  choices: Record<string, string> | readonly string[]
}

export function ChoiceField({ name, label, value, problem, choices }: ChoiceFieldProps) {
  const id = `campo-${name}`
  return (
    <div>
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
