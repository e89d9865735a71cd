import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The flags of a command. A wrong one ends it with code 2: what was found, and how the command is used. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
