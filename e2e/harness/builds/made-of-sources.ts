import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { differences } from './compare-builds.ts'

const FRESH = 'node_modules/.cache/deploy-check'

/** Builds the sources again, with the same brand and command, and says where a built site is not what they make. */
export function notOfSources(folder: string): string[] {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: FRESH }
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env, encoding: 'utf8' })
  if (status !== 0) return [`the sources cannot be built: ${stderr.trim().split('\n')[0] ?? ''}`]
  const found = differences(folder, FRESH)
  rmSync(FRESH, { recursive: true, force: true })
  return found
}
