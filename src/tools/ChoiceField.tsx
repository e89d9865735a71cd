import type { FieldState } from './use-tool.ts'

interface ChoiceFieldProps extends FieldState {
  label: string
  /** What is read, by what is sent. */
  choices: Record<string, string> | readonly string[]
  /** What the choices mean, where a field is too narrow to say it. */
  note?: string
}

export function ChoiceField({ name, label, value, problem, choices, note }: ChoiceFieldProps) {
  const id = `campo-${name}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && `${id}-errore`, note && `${id}-nota`].filter(Boolean).join(' ') || undefined}
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
      {note && <p id={`${id}-nota`}>{note}</p>}
    </div>
  )
}
