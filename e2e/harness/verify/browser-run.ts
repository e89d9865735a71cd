import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Outcome } from '../requirements/outcomes.ts'

interface BrowserRun {
  address: string
  /** Where the tests are, if not here. */
  cwd?: string
  /** Of the runner, where it is not that of the browser tests. */
  config?: string
  /** Of full titles; without it, every test. */
  grep?: string
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

/** Runs the browser tests against an address, and tells of each as it ends. */
export async function runBrowser({ address, cwd = process.cwd(), config = 'e2e/playwright.config.ts', grep, files = [], signal, stopAtFirst, workers, env, tell }: BrowserRun): Promise<Outcome[]> {
  const flags = [grep ? ['--grep', grep] : [], stopAtFirst ? ['--max-failures=1'] : [], workers ? [`--workers=${workers}`] : []].flat()
  const fixed = ['test', '--config', config, '--reporter', './e2e/harness/report/outcome-reporter.ts', '--output', 'reports/verify']
  const child = spawn(process.execPath, [cli, ...fixed, ...flags, ...files], {
    cwd,
    env: { ...process.env, ...env, BASE_URL: address, VERIFY_URL: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  signal?.addEventListener('abort', () => child.kill('SIGINT'))
  const outcomes: Outcome[] = []
  const errors: string[] = []
  let total = 0
  for await (const text of createInterface(child.stdout)) {
    if (!text.startsWith('{')) continue
    const line = JSON.parse(text) as Line
    total = line.total ?? total
    if (line.error && !/^(Error: )?No tests found|\d+ (interrupted|failed)/.test(line.error)) errors.push(line.error)
    if (!line.outcome) continue
    outcomes.push(line.outcome)
    tell?.(line.outcome, total)
  }
  if (outcomes.length === 0 && errors.length > 0) throw new Error(errors.join('\n'))
  return outcomes
}
