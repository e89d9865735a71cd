import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Each file as one text, or piece by piece. */
export async function writeSiteFiles(folder: string, files: Record<string, Iterable<string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}
