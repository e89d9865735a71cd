import * as v from 'valibot'

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
  throw new Error(result.issues.map((issue) => problemOf(file, issue)).join('\n'))
}
