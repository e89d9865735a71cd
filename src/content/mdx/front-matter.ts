import { parse } from 'yaml'
import { inkNames } from '../../art/inks.ts'
import { toolNames } from '../tool-names.ts'

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const inks: readonly unknown[] = inkNames

interface Field {
  expected: string
  accepts: (value: unknown) => boolean
  optional?: boolean
}

const text = (limit: number): Field => ({
  expected: `text of 1 to ${limit} characters`,
  accepts: (value) => typeof value === 'string' && value.length > 0 && value.length <= limit,
})
const oneOf = (...values: string[]): Field => ({
  expected: `one of ${values.join(', ')}`,
  accepts: (value) => values.includes(value as string),
})
const date: Field = { expected: 'a date, YYYY-MM-DD', accepts: (value) => typeof value === 'string' && isoDate.test(value) }
const listOf = (length: number, expected: string, accepts: (value: unknown) => boolean): Field => ({
  expected: `${length} ${expected}`,
  accepts: (value) => Array.isArray(value) && value.length === length && value.every(accepts),
})

const notice: Field = {
  expected: 'a date, YYYY-MM-DD, and a text of 1 to 140 characters',
  accepts: (value) => {
    const { date: day, text: words, ...others } = (value ?? {}) as Record<string, unknown>
    return date.accepts(day) && text(140).accepts(words) && Object.keys(others).length === 0
  },
}

const fields: Record<string, Field> = {
  title: text(70),
  teaser: text(170),
  date,
  section: oneOf('blog', 'lab'),
  desk: oneOf('owners', 'guests', 'lab'),
  icon: text(30),
  sky: listOf(2, `inks out of ${inkNames.join(', ')}`, (value) => inks.includes(value)),
  readingMinutes: { expected: '7 or 8', accepts: (value) => value === 7 || value === 8 },
  category: { ...oneOf('Analisi', 'Metodo', 'Opinione'), optional: true },
  related: listOf(3, 'slugs', (value) => typeof value === 'string' && slug.test(value)),
  updated: { ...notice, optional: true },
  tool: { ...oneOf(...toolNames), optional: true },
}

/** The front matter of one file as values; throws with the file, the field, what was expected and what was found. */
export function readFrontMatter(file: string, source: string): Record<string, unknown> {
  const block = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)?.[1]
  if (block === undefined) throw new Error(`${file}: expected front matter between two lines «---» at the top`)
  const values = { ...(parse(block, { schema: 'core' }) as Record<string, unknown>) }
  const wrong = Object.entries(fields)
    .filter(([name, field]) => !(field.optional && values[name] === undefined) && !field.accepts(values[name]))
    .map(([name, field]) => `${file}: ${name}: expected ${field.expected}, found ${JSON.stringify(values[name])}`)
  const unknown = Object.keys(values).filter((name) => !(name in fields))
  wrong.push(...unknown.map((name) => `${file}: ${name}: not a field of an article; fields are ${Object.keys(fields).join(', ')}`))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return values
}
