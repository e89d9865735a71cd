import { readFileSync } from 'node:fs'
import { Unusable } from './unusable.ts'

/** What a file holds that was told as `name`, a flag or a field; one that cannot be read is told by that. */
export function readNamed(name: string, wanted: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new Unusable(`${name}: expected ${wanted}, found ${code === 'ENOENT' ? 'none' : code === 'EISDIR' ? 'a folder' : code} at «${file}»`)
  }
}
