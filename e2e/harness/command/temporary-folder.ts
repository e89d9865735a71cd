import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Files = Record<string, string | Buffer>

/** Writes files below a folder, each by its path in it. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** A folder of its own, away from the project, which begins with this name. */
export function temporaryFolder(name: string, files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  writeFiles(folder, files)
  return folder
}
