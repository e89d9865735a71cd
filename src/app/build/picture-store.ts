import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const pictureStore = 'node_modules/.cache/bricola/pictures'

export function digestOf(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex')
}

/** Of the files' names and contents: what draws makes the drawing too. */
export const digestOfFiles = (...patterns: string[]): string =>
  digestOf(...globSync(patterns).toSorted().flatMap((file) => [file, readFileSync(file)]))

/** The file of the picture of that name, which `draw` makes where it was not kept before. */
export function keptFile(store: string, name: string, draw: () => Uint8Array): string {
  const file = join(store, name)
  if (existsSync(file)) return file
  const picture = draw()
  mkdirSync(store, { recursive: true })
  // Moved when it is whole: builds may run side by side.
  const half = `${file}.${process.pid}`
  writeFileSync(half, picture)
  renameSync(half, file)
  return file
}
