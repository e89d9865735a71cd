import * as v from 'valibot'
import { Unusable } from './unusable.ts'

/** What was expected at a place and what stands there. */
const problemOf = (file: string, issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue) ?? 'the whole'
  const wanted = issue.expected ?? issue.message
  return `${file}: ${place}: expected ${wanted}, found ${issue.received}`
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
