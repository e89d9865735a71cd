import * as v from 'valibot'

/** What a file may hold. Only the build and the tests read files: not one byte of this reaches the reader. */
export type Schema = v.GenericSchema
export type ValueOf<Own extends Schema> = v.InferOutput<Own>

export const optional = v.optional

/** Text that passes a test; each kind says what it expects, and nothing else. */
export const textThat = (expected: string, accepts: (value: string) => boolean) => v.pipe(v.string(expected), v.check(accepts, expected))

/** The same text, if it passes one more test. */
export const alsoThat = (own: ReturnType<typeof textThat>, expected: string, accepts: (value: string) => boolean) => v.pipe(own, v.check(accepts, expected))

export const text = (limit: number) => textThat(`text of 1 to ${limit} characters`, ({ length }) => length > 0 && length <= limit)

export const day = textThat('a date, YYYY-MM-DD', (value) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value))

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) => v.picklist(names, `one of ${names.join(', ')}`)

export const wholeNumber = (from: number, to: number) => {
  const expected = `a whole number from ${from} to ${to}`
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(from, expected), v.maxValue(to, expected))
}

/** A list of a fixed length. */
export const two = <Item extends Schema>(item: Item, expected: string) => v.strictTuple([item, item], expected)
export const three = <Item extends Schema>(item: Item, expected: string) => v.strictTuple([item, item, item], expected)

const messageOf = (schema: Schema): string => v.safeParse(schema, undefined).issues?.[0].message ?? ''

/** Named fields and no other. */
export function fields<const Entries extends Record<string, Schema>>(what: string, entries: Entries) {
  const names = Object.keys(entries).join(', ')
  return v.strictObject(entries, ({ expected, path }) => {
    const missing = entries[String(path?.at(-1)?.key)]
    if (expected === 'never') return `not a field of ${what}; fields are ${names}`
    return missing && expected !== 'Object' ? messageOf(missing) : `${what}, with ${names}`
  })
}

/** One line per fault: the file, the field, what was expected and what was found. */
export function problems(file: string, schema: Schema, values: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true })
  return issues.map((issue) => {
    const place = [file, v.getDotPath(issue)].filter(Boolean).join(': ')
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
    return isUnknown ? `${place}: ${issue.message}` : `${place}: expected ${issue.message}, found ${JSON.stringify(issue.input)}`
  })
}

/** The values as the schema knows them; throws with every fault at once. */
export function read<Own extends Schema>(file: string, schema: Own, values: unknown): ValueOf<Own> {
  const found = problems(file, schema, values)
  if (found.length > 0) throw new Error(found.join('\n'))
  return v.parse(schema, values)
}
