import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// At run level 1 no service of a package is started.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8', env })

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** Installs packages of Debian where root has apt, in one line of progress; says why they cannot be had here, if they cannot. */
export function installPackages(packages: string[], say: (line: string) => void): string | undefined {
  const wanted = packages.join(' ')
  if (!existsSync('/usr/bin/apt-get')) return `it is not here, and there is no apt-get to install ${wanted} with`
  if (process.getuid?.() !== 0) return `it is not here; as root: apt-get install ${wanted}`
  say(`installing ${wanted} from Debian, some minutes`)
  run('apt-get', 'update', '-q')
  const { status, stderr } = run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
  return status === 0 ? undefined : `apt-get could not install ${wanted}: ${lastLine(stderr)}`
}
