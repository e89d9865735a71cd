import { readdirSync } from 'node:fs'

/** Every file below the folders, by its path in the project. */
export const filesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')) // as git writes paths, on Windows too
      .toSorted(),
  )
