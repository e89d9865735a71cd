import * as v from 'valibot'
import { isTaken } from './is-taken.ts'
import { Unusable } from './unusable.ts'

const NO_FIELD = 'no such field'

/** An object of these fields, and of no others. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, input, message }) => {
    if (expected === 'never') return `${NO_FIELD}; expected one of ${Object.keys(entries).join(', ')}`
    return input === undefined ? 'this field' : message
  })

const MOST_LETTERS = 80

/** A value as it stands in its file, if it is not too long. */
function told(value: unknown): string {
  if (value === undefined) return 'nothing'
  // Of a function and a symbol JSON knows nothing; a large number, and what holds itself, it refuses.
  const text = (isTaken(() => JSON.stringify(value)) && (JSON.stringify(value) as string | undefined)) || `a ${typeof value}`
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** What was expected at a place and what stands there. */
const problemOf = (file: string, issue: v.BaseIssue<unknown>): string => {
  const { message, expected, input } = issue
  const place = v.getDotPath(issue) ?? 'the whole'
  if (message.startsWith(NO_FIELD)) return `${file}: ${place}: ${message}`
  // The words of a schema say more than the type that it checks.
  const wanted = message.startsWith('Invalid ') ? (expected ?? message) : message
  return `${file}: ${place}: expected ${wanted}, found ${told(input)}`
}

/** A value that fits its schema; throws with a line for each place that does not: file, field, expected, found. */
export function checked<const Schema extends v.GenericSchema>(file: string, schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Unusable(result.issues.map((issue) => problemOf(file, issue)).join('\n'))
}

/** What a file of JSON holds; one that is none is told by its name. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unusable(`${file}: expected JSON, found ${(error as Error).message}`)
  }
}
