import { filesIn } from '../../e2e/harness/command/files-in.ts'

/** Every file below the folders, by its path in the project. */
export const filesBelow = (...folders: string[]): string[] => folders.flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
