import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../command/files-in.ts'

/** One line per file that one build has and the other has not, or has otherwise. */
export function differences(built: string, fresh: string): string[] {
  const [here, there] = [filesIn(built), filesIn(fresh)]
  return [...new Set([...here, ...there])].toSorted().flatMap((file) => {
    if (!there.includes(file)) return [`${built}/${file}: expected no such file, the sources do not make it`]
    if (!here.includes(file)) return [`${built}/${file}: expected the file that the sources make, found none`]
    const same = readFileSync(join(built, file)).equals(readFileSync(join(fresh, file)))
    return same ? [] : [`${built}/${file}: expected what the sources make, found something else`]
  })
}
