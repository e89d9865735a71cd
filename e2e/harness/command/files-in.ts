import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

/** Every file below a folder, by its path in it, as git writes paths. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, `${parentPath}/${name}`).replaceAll('\\', '/'))
    .toSorted()
