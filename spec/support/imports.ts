import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

/** What a source file imports: libraries by name, files by their path in the project. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(specifier)].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
  )
