import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

/** The path of a file in a folder, as git writes paths. */
export const pathIn = (folder: string, file: string): string => relative(folder, file).replaceAll('\\', '/')

/** Every file below a folder, by its path in it, as git writes paths. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => pathIn(folder, `${parentPath}/${name}`))
    .toSorted()
