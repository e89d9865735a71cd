import { number } from './format.ts'

/** A reason, in the reader's words, why a field cannot be used. */
export interface Problem<Field extends PropertyKey = string> {
  field: Field
  message: string
}

/** An input as it is being typed: what is empty or unreadable is undefined. */
export type Draft<Input> = { [Field in keyof Input]?: Input[Field] | undefined }

interface Limits {
  min: number
  max: number
  /** Follows a number in the message: « €», «%», « notti». */
  unit: string
  /** The same after a one. */
  one?: string
  whole?: boolean
  /** Said instead of the limit itself. */
  tooMuch?: string
}

/** Above these an income or a value, and what is paid for a night or a guest, are slips of the finger. */
export const MAX_EURO = 1_000_000_000
export const MAX_NIGHT = 20_000

export const euros = (min: number, max = MAX_EURO): Limits => ({ min, max, unit: '\u00A0€' })
/** Nights of one stay, on average or not. */
export const stay: Limits = { min: 1, max: 30, unit: '\u00A0notti', one: '\u00A0notte' }
export const percentage: Limits = { min: 0, max: 100, unit: '%' }

/** At most one problem for a field, so at most one message beside it. */
export function amountProblems<Field extends PropertyKey>(
  field: Field,
  value: number | undefined,
  { min, max, unit, one = unit, whole = false, tooMuch = `Il numero può essere al massimo ${number(max)}${unit}.` }: Limits,
): Problem<Field>[] {
  const message = (() => {
    if (value === undefined || !Number.isFinite(value)) return `Scrivi un numero, per esempio ${max > 999 ? '1.250' : '3'}.`
    if (value < 0) return 'Il numero non può essere negativo.'
    if (value === 0 && min > 0) return 'Il numero deve essere maggiore di zero.'
    if (whole && !Number.isInteger(value)) return 'Scrivi un numero intero, senza virgola.'
    if (value < min) return `Il numero deve essere almeno ${number(min)}${min === 1 ? one : unit}.`
    if (value > max) return tooMuch
  })()
  return message === undefined ? [] : [{ field, message }]
}

/** The draft as an input for the calculation, once nothing stands against it. */
export function accept<Input>(draft: Draft<Input>, problems: readonly Problem<keyof Input>[]): Input | undefined {
  return problems.length === 0 ? (draft as Input) : undefined
}
