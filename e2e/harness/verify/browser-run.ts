import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Unusable } from '../command/unusable.ts'
import type { Outcome } from '../requirements/outcomes.ts'

interface BrowserRun {
  address: string
  /** Where the tests are, if not here. */
  cwd?: string
  /** Of the runner, where it is not that of the browser tests. */
  config?: string
  /** Of full titles; without it, every test. */
  grep?: string
  /** Of full titles that are left out. */
  grepInvert?: string
  /** The files of the tests, where they are known: the others are not even read. */
  files?: string[]
  /** Ends the run before its time. */
  signal?: AbortSignal
  stopAtFirst?: boolean
  workers?: number
  env?: Record<string, string>
  tell?: (outcome: Outcome, total: number) => void
}

interface Line {
  total?: number
  outcome?: Outcome
  error?: string
}

const cli = 'node_modules/playwright/cli.js'

/** What the runner's reporter wrote; a line that was cut off, or is somebody else's, says nothing. */
function read(text: string): Line {
  try {
    return text.startsWith('{') ? (JSON.parse(text) as Line) : {}
  } catch {
    return {}
  }
}

/**
 * Runs the browser tests against an address, and tells of each as it ends. Throws `Unusable` where the runner ended before all of
 * them had run, unless it was told to stop.
 */
export async function runBrowser({ address, cwd = process.cwd(), config = 'e2e/playwright.config.ts', grep, grepInvert, files = [], signal, stopAtFirst, workers, env, tell }: BrowserRun): Promise<Outcome[]> {
  const flags = [grep ? ['--grep', grep] : [], grepInvert ? ['--grep-invert', grepInvert] : [], stopAtFirst ? ['--max-failures=1'] : [], workers ? [`--workers=${workers}`] : []].flat()
  const fixed = ['test', '--config', config, '--reporter', './e2e/harness/report/outcome-reporter.ts', '--output', 'reports/verify']
  const child = spawn(process.execPath, [cli, ...fixed, ...flags, ...files], {
    cwd,
    env: { ...process.env, ...env, BASE_URL: address, VERIFY_URL: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close') as Promise<[code: number | null]>
  signal?.addEventListener('abort', () => child.kill('SIGINT'))
  const outcomes: Outcome[] = []
  const errors: string[] = []
  let total = 0
  for await (const text of createInterface(child.stdout)) {
    const line = read(text)
    total = line.total ?? total
    if (line.error && !/^(Error: )?No tests found|\d+ (interrupted|failed)/.test(line.error)) errors.push(line.error)
    if (!line.outcome) continue
    outcomes.push(line.outcome)
    tell?.(line.outcome, total)
  }
  const [code] = await closed
  const isStopped = signal?.aborted || (stopAtFirst && outcomes.some(({ status }) => status === 'failed'))
  // The runner's own codes are 0 and 1; what ends it from outside has another, or none.
  if (!isStopped && (errors.length > 0 || outcomes.length < total || code === null || code > 1))
    throw new Unusable([`the browser tests ended before all had run: ${outcomes.length} of ${total}`, ...errors].join('\n'))
  return outcomes
}
