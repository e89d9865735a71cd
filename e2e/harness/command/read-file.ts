import { readFileSync, statSync } from 'node:fs'
import { Unusable } from './unusable.ts'

/** What a file holds that was told as `name`, a flag or a field; one that is none is told by that. */
export function readNamed(name: string, wanted: string, file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Unusable(`${name}: expected ${wanted}, found ${found ? 'a folder' : 'none'} at «${file}»`)
  return readFileSync(file, 'utf8')
}
