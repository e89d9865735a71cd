import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import * as v from 'valibot'
import { Unusable } from './unusable.ts'

/** How the value of each flag is read, by its name; '' is the word without a flag. */
type Schemas = Record<string, v.GenericSchema>
export type Flags<Given extends Schemas> = { [Name in keyof Given]: v.InferOutput<Given[Name]> }

/** A word; what is expected, where it may not be missing. */
export const word = (expected: string) => v.string(expected)
/** A switch, off unless it is given. */
export const on = v.optional(v.boolean(), false)
export const oneOf = <const Name extends string>(names: readonly Name[]) => v.picklist(names, `one of ${names.join(', ')}`)

export function whole(least: number, most = Infinity) {
  const expected = `a whole number from ${least}${most < Infinity ? ` to ${most}` : ''}`
  return v.pipe(v.string(expected), v.regex(/^\d+$/, expected), v.transform(Number), v.minValue(least, expected), v.maxValue(most, expected))
}

/** Several values in one word, with commas between them. */
export const list = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.string(), v.transform((text) => text.split(',').filter(Boolean) as v.InferInput<Entry>[]), v.array(entry))

const inner = (schema: v.GenericSchema): v.GenericSchema => ('wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema)
const found = (input: unknown): string => (input === undefined ? 'nothing' : `«${typeof input === 'string' ? input : JSON.stringify(input)}»`)

/** The flags of a command, read by their schemas; a wrong one is told with what was expected and what was found. */
export function parseFlags<const Given extends Schemas>(usage: string, schemas: Given, args = process.argv.slice(2)): Flags<Given> {
  const named = Object.entries(schemas).filter(([name]) => name !== '')
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    named.map(([name, schema]) => [name, { type: inner(schema).type === 'boolean' ? 'boolean' : 'string', multiple: inner(schema).type === 'array' }]),
  )
  const given = (() => {
    try {
      const { values, positionals } = parseArgs({ args, options, allowPositionals: '' in schemas })
      return { ...values, '': positionals.join(' ') || undefined }
    } catch (error) {
      throw new Unusable(`${(error as Error).message}\n${usage}`)
    }
  })()
  const read = Object.entries(schemas).map(([name, schema]) => {
    const result = v.safeParse(schema, (given as Record<string, unknown>)[name])
    if (result.success) return [name, result.output]
    const [{ message, input }] = result.issues
    throw new Unusable(`${name && `--${name}: `}expected ${message}, found ${found(input)}\n${usage}`)
  })
  return Object.fromEntries(read) as Flags<Given>
}

/** Runs a command with its flags: what it returns is the exit code; what cannot be done as it was asked is told, with code 2. */
export async function runCommand<const Given extends Schemas>(usage: string, schemas: Given, run: (flags: Flags<Given>) => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run(parseFlags(usage, schemas))
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    console.error(`${/^npm (?:run )?(?:-s )?(\S+)/.exec(usage)?.[1]}: ${error.message}`)
    process.exitCode = 2
  }
}
