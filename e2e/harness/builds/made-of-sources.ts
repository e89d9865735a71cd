import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { differences } from './compare-builds.ts'

/** Builds the sources of this commit again, with the same brand and command, in a cache of this name, and gives the folder; throws where they cannot be built. */
export function madeOfSources(name: string): string {
  const folder = `node_modules/.cache/${name}`
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the sources cannot be built: ${stderr.trim().split('\n')[0] ?? ''}`)
  return folder
}

/** Says where a built site is not what its sources make. */
export function notOfSources(folder: string, build = madeOfSources): string[] {
  try {
    const fresh = build('deploy-check')
    const found = differences(folder, fresh)
    rmSync(fresh, { recursive: true, force: true })
    return found
  } catch (error) {
    return [(error as Error).message]
  }
}
