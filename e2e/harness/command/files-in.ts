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

/** Whether a file of a built site holds text, by its name. */
export const isText = (file: string): boolean => /\.(?:html|m?js|css|svg|xml|txt|json|webmanifest|ics)$/.test(file)
