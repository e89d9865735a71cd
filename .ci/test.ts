// `npm test`: every gate in its order, stopping at the first red one. The last line counts the tests.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

interface Gate {
  name: string
  command: string[]
  /** Where the gate's JSON reporter writes, and how to read the counts from it. */
  report?: { file: string; count: (report: Report) => Counts }
}

/** What is read of the reporters' JSON: Vitest's counts, or Playwright's. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

interface Counts {
  passed: number
  failed: number
}

const vitest = ({ numPassedTests = 0, numFailedTests = 0 }: Report): Counts => ({ passed: numPassedTests, failed: numFailedTests })
// A test that needed a second try failed once.
const playwright = ({ stats }: Report): Counts => ({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) })

const gates: Gate[] = [
  { name: 'type check', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  {
    name: 'specification',
    command: ['npm', 'run', '-s', 'spec', '--', '--reporter=default', '--reporter=json', '--outputFile=reports/spec.json'],
    report: { file: 'reports/spec.json', count: vitest },
  },
  { name: 'build', command: ['npm', 'run', '-s', 'build', '--', '--logLevel=warn'] },
  { name: 'prose', command: ['npm', 'run', '-s', 'prose'] },
  {
    name: 'browser tests',
    command: ['npm', 'run', '-s', 'e2e'],
    report: { file: 'reports/e2e.json', count: playwright },
  },
]

const total: Counts = { passed: 0, failed: 0 }

/** Runs a gate; a gate without a report of its own counts as one test. */
function pass({ name, command: [program = '', ...args], report }: Gate): boolean {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  if (report) rmSync(report.file, { force: true })
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}: ${seconds} s`)
  try {
    const counts = report ? report.count(JSON.parse(readFileSync(report.file, 'utf8')) as Report) : { passed: Number(status === 0), failed: Number(status !== 0) }
    total.passed += counts.passed
    total.failed += counts.failed
  } catch {
    console.error(`${name}: expected its report in ${report?.file}`)
    total.failed += 1
  }
  if (status !== 0 && total.failed === 0) total.failed = 1
  return status === 0 && total.failed === 0
}

const red = gates.find((gate) => !pass(gate))
if (red) console.log(`\nStopped at the first red gate: ${red.name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = red ? 1 : 0
