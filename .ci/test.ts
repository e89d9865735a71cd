// `npm test`: every gate; `npm run check` what needs neither build nor browser nor a copy of the sources, without the tests of the harness
// itself. With `--harness`, as CI asks, also the browser tests of the harness, and whether each sabotage finds what it changes; `npm run check`
// has its tests without a browser then. The last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { on, runCommand } from '../e2e/harness/command/flags.ts'
import { npmRun } from '../e2e/harness/command/npm.ts'

interface Gate {
  name: string
  /** A script of package.json, and what it is told. */
  script: string
  args?: string[]
  /** Belongs to `npm run check` too. */
  isQuick?: boolean
  /** The gate without which this one has nothing to look at. */
  needs?: string
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

const specification = (isQuick: boolean, withHarness: boolean): Gate => ({
  name: 'specification',
  script: 'spec',
  args: ['--reporter=default', '--reporter=./e2e/harness/report/vitest-progress.ts', '--reporter=json', '--outputFile=reports/spec.json', ...leftOut(isQuick, withHarness).map((project) => `--project=!${project}`)],
  report: { file: 'reports/spec.json', count: vitest },
})
/** Of the projects in `vite.config.ts`. */
const leftOut = (isQuick: boolean, withHarness: boolean) => (isQuick ? ['copies', ...(withHarness ? [] : ['harness'])] : [])
/** Each takes one processor or little more, and runs beside the specification, which leaves some of two idle. */
const besides = (withHarness: boolean): Gate[] => [
  { name: 'type check', script: 'typecheck', isQuick: true },
  { name: 'lint', script: 'lint', isQuick: true },
  { name: 'build', script: 'build', args: ['--logLevel=warn'] },
  { name: 'prose', script: 'prose', needs: 'build' },
  ...(withHarness ? [{ name: 'sabotages', script: 'sabotage', args: ['--check'], needs: 'build' }] : []),
]
const browserTests = (withHarness: boolean): Gate => ({
  name: 'browser tests',
  script: 'e2e',
  args: withHarness ? [] : ['--project', 'site'],
  needs: 'build',
  report: { file: 'reports/e2e.json', count: playwright },
})

const total: Counts = { passed: 0, failed: 0 }
const red: string[] = []

/** Counts of a gate that has run; one without a report of its own is one test. */
function countsOf({ name, report }: Gate, status: number): Counts {
  const own = { passed: Number(status === 0), failed: Number(status !== 0) }
  if (!report) return own
  try {
    const counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as Report)
    // Red although no test was: what failed lies outside the tests.
    return { ...counts, failed: status !== 0 ? Math.max(1, counts.failed) : counts.failed }
  } catch {
    console.error(`${name}: expected its report in ${report.file}`)
    return { passed: 0, failed: 1 }
  }
}

async function run(gate: Gate, isHeld = false): Promise<void> {
  const { name, script, args, needs } = gate
  if (!isHeld) console.log(`\n▶ ${name}`)
  if (needs && red.includes(needs)) {
    console.log(`✗ ${name}: not run, the ${needs} failed`)
    red.push(name)
    total.failed += 1
    return
  }
  const started = performance.now()
  const { status, printed } = await npmRun({ script, isHeld, ...(args && { args }) })
  const { passed, failed } = countsOf(gate, status)
  total.passed += passed
  total.failed += failed
  if (status !== 0 || failed > 0) red.push(name)
  console.log(`${printed}${red.includes(name) ? '✗' : '✓'} ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

await runCommand('npm test [-- --harness]', { quick: on, harness: on }, async ({ quick, harness }) => {
  const [first, last] = [specification(quick, harness), browserTests(harness)]
  // A gate that is not reached must not be told by the report of an older run.
  for (const { report } of [first, last]) if (report) rmSync(report.file, { force: true })
  const runBesides = async () => {
    for (const gate of besides(harness).filter(({ isQuick }) => isQuick || !quick)) await run(gate, true)
  }
  await Promise.all([run(first), runBesides()])
  if (!quick) await run(last)
  if (red.length > 0) console.log(`\nRed: ${red.join(', ')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return red.length > 0 ? 1 : 0
})
