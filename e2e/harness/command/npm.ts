import { type SpawnOptions, spawn } from 'node:child_process'

interface NpmRun {
  script: string
  args?: string[]
  env?: Record<string, string>
  /** Keeps what is printed until the end, for a script that runs beside another. */
  isHeld?: boolean
}

/** Runs a script of package.json with the npm that runs this one, on any system; gives its exit code, and what it printed if that was held. */
export function npmRun({ script, args = [], env = {}, isHeld = false }: NpmRun): Promise<{ status: number; printed: string }> {
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options: SpawnOptions = { stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env }, shell: !npm && process.platform === 'win32' }
  const child = spawn(command, [...before, 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], options)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => void (printed += text))
  return new Promise((done) => {
    child.on('error', ({ message }) => done({ status: 1, printed: `${printed}${message}\n` }))
    child.on('close', (status) => done({ status: status ?? 1, printed }))
  })
}
