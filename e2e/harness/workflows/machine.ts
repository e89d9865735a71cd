import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '../command/temporary-folder.ts'
import type { Environment } from './workflow.ts'

/** A fresh clone of the working commit, in a path with a space, with nothing installed in it; beside it the files that GitHub hands to the steps. */
export function openClone(commit: string) {
  const files = temporaryFolder('workflow ')
  const folder = join(files, 'fresh clone')
  execFileSync('git', ['clone', '--quiet', '--no-local', process.cwd(), folder], { stdio: 'inherit' })
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder, stdio: 'inherit' })
  return { folder, files, close: () => rmSync(files, { recursive: true, force: true }) }
}

/** The machine's own environment: nothing of the npm that started this command. */
export function machineEnvironment(given: NodeJS.ProcessEnv): Environment {
  const own = Object.entries(given).filter(([key, value]) => value !== undefined && !/^(npm_|NODE_ENV$|INIT_CWD$)/.test(key)) as [string, string][]
  const path = (given.PATH ?? '').split(delimiter).filter((folder) => !/[/\\](node_modules|node-gyp-bin)\b/.test(folder))
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) }
}
