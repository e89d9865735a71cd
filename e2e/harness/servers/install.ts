import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { RealServer } from './real-servers.ts'

const isDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Why the server cannot be had; nothing, if it is there. Debian starts none of them: their own sites stay closed. */
export function installed({ executable, packages }: RealServer): string | undefined {
  if (existsSync(executable)) return undefined
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`
  if (!isDebian()) return `it is not installed; as root on Debian: ${command}`
  console.log(`servers: ${command}`)
  // At run level 1 no service of a package is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env, encoding: 'utf8' })
  return status === 0 && existsSync(executable) ? undefined : `«${command}» did not work: ${stderr.trim().split('\n').at(-1) ?? ''}`
}
