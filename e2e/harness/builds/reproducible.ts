import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn, firstDifference } from './first-difference.ts'
import { linkPackages } from './link-packages.ts'

const places = [
  { folder: 'a', TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' },
  { folder: 'another place, deeper/down', TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
]

function build(root: string, { folder: name, ...environment }: (typeof places)[number]): string {
  const folder = join(root, name)
  mkdirSync(join(folder, '.home'), { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 }) })
  linkPackages(folder)
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, HOME: join(folder, '.home'), OUT_DIR: 'dist' },
  })
  return join(folder, 'dist')
}

/** Builds the last commit twice, in folders, homes, time zones and languages that differ: 0 if the bytes are the same. */
export function buildTwice(): number {
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'))
  try {
    const [one, other] = places.map((place) => build(root, place)) as [string, string]
    const difference = firstDifference(one, other)
    console.log(difference ?? `${filesIn(one).length} files, the same to the byte`)
    return difference === undefined ? 0 : 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
