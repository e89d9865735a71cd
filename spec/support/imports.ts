import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g
/** Types leave nothing behind in a script. */
const ofTypes = /^(?:import|export) type \{[^}]*\} from .*$/gm

const targetsIn = (file: string, text: string): string[] =>
  [...text.matchAll(specifier)].map(([, target = '']) => (target.startsWith('.') ? posix.join(posix.dirname(file), target) : target))

/** What a source file imports: libraries by name, files by their path in the project. */
export const importsOf = (file: string): string[] => targetsIn(file, readFileSync(file, 'utf8'))

const fileAt = (target: string): string | undefined => ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file))

/** Every file and library that a script may need, at once or later. */
export function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const target of reached) {
    const file = fileAt(target)
    if (file) for (const next of targetsIn(file, readFileSync(file, 'utf8').replace(ofTypes, ''))) reached.add(fileAt(next) ?? next)
  }
  return reached
}
