import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  seconds: number
  /** Of the processors, which do not grow when others work beside it. */
  processor: number
  /** The most that all its processes held at once. */
  mebibytes: number
}

const SAMPLE_MS = 50
const TICKS_PER_SECOND = 100

function statusOf(pid: string): { parent: string; kibibytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { parent: /^PPid:\s+(\d+)/m.exec(status)![1]!, kibibytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) }
  } catch {
    return undefined
  }
}

/** What a process and all that it started hold now. */
function held(root: number): number {
  const all = new Map(readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    const status = statusOf(pid)
    return status ? [[pid, status] as const] : []
  }))
  const belongs = (pid: string): boolean => pid === String(root) || (all.has(pid) && belongs(all.get(pid)!.parent))
  return [...all].reduce((sum, [pid, { kibibytes }]) => sum + (belongs(pid) ? kibibytes : 0), 0)
}

/** Seconds of the processors that a process and those it waited for have used; none once it has ended. */
function usedBy(root: number): number {
  try {
    const fields = readFileSync(`/proc/${root}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** Runs a command and tells what it cost; fails if the command does. */
export async function measuredRun(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Cost & { output: string }> {
  if (process.platform !== 'linux') throw new Error(`bench: expected Linux, whose /proc tells the memory of a build; found ${process.platform}`)
  const started = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  let peak = 0
  let processor = 0
  const sample = setInterval(() => {
    peak = Math.max(peak, held(child.pid!))
    processor = Math.max(processor, usedBy(child.pid!))
  }, SAMPLE_MS)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(sample)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: expected code 0, found ${code}\n${output.slice(-2000)}`)
  return { seconds: (performance.now() - started) / 1000, processor, mebibytes: peak / 1024, output }
}
