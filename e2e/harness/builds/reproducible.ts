import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { buildCommit } from './build-commit.ts'
import { filesIn } from '../command/files-in.ts'
import { firstDifference } from './first-difference.ts'

const places = [
  { folder: 'a', TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' },
  { folder: 'another place, deeper/down', TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
]

function build(root: string, { folder: name, ...environment }: (typeof places)[number]): string {
  const folder = join(root, name)
  mkdirSync(join(folder, '.home'), { recursive: true })
  return buildCommit('HEAD', folder, { ...environment, HOME: join(folder, '.home') })
}

/** Builds the last commit twice, in folders, homes, time zones and languages that differ: 0 if the bytes are the same. */
export function buildTwice(): number {
  const root = temporaryFolder('reproducible-')
  try {
    const [one, other] = places.map((place) => build(root, place)) as [string, string]
    const difference = firstDifference(one, other)
    console.log(difference ?? `${filesIn(one).length} files, the same to the byte`)
    return difference === undefined ? 0 : 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
