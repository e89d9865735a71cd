import { spawnSync } from 'node:child_process'

/** Runs a script of package.json with the npm that runs this one, on any system; gives its exit code. */
export function npmRun(script: string, args: string[] = [], env: Record<string, string> = {}): number {
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...before, 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: !npm && process.platform === 'win32',
  })
  return status ?? 1
}
