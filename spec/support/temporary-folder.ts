import { rmSync } from 'node:fs'
import { temporaryFolder as make } from '../../e2e/harness/command/temporary-folder.ts'

export { writeFiles } from '../../e2e/harness/command/temporary-folder.ts'

const made: string[] = []

/** A folder away from the project, for a test: it goes when the tests of its file have ended. */
export function temporaryFolder(...asked: Parameters<typeof make>): string {
  const folder = make(...asked)
  made.push(folder)
  return folder
}

/** `setup.ts` calls it at the end of each file; the files of a worker come one after another. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}
