import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from './link-packages.ts'

/** Builds a commit in a folder of its own, with the packages that are installed here, and gives the folder of its site. */
export function buildCommit(commit: string, folder: string, environment: Record<string, string> = {}): string {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }) })
  linkPackages(folder)
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, OUT_DIR: 'dist' },
  })
  return join(folder, 'dist')
}
