import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function writeSiteFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
