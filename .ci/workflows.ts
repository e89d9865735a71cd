// `npm run workflows [-- --job NAME]`: the jobs of .github/workflows/ on this machine, each in a fresh clone of the working commit.
// 0 if all that can run here is green, 1 if not, 2 if a workflow says what is not understood.
import { readFlags } from '../e2e/harness/command/flags.ts'
import type { Context } from '../e2e/harness/workflows/expression.ts'
import { isDue } from '../e2e/harness/workflows/expression.ts'
import { git, machineEnvironment, openClone } from '../e2e/harness/workflows/machine.ts'
import { plan, type Run } from '../e2e/harness/workflows/plan.ts'
import { runJob, type Ended } from '../e2e/harness/workflows/run-job.ts'
import { readWorkflows, Unreadable } from '../e2e/harness/workflows/workflow.ts'

const usage = `npm run workflows [-- --job NAME] [--list]
  --job   these jobs alone, by their name, «test / brand (Altana)», or a part of it; may be repeated
  --var   name=value: a variable of the repository, as GitHub has them; may be repeated
  --list  what would run, and what cannot run here`
const list = { type: 'string', multiple: true } as const
const values = readFlags(usage, { job: list, var: list, list: { type: 'boolean', default: false } })

const commit = git('rev-parse', 'HEAD')
const changed = git('status', '--porcelain')
const variables = Object.fromEntries((values.var ?? []).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
const github: Context = { sha: commit, ref: 'refs/heads/main', event: { workflow_run: { conclusion: 'success', head_sha: commit } } }
const context: Context = { github, vars: variables, runner: { os: 'Linux' } }
const environment = { ...machineEnvironment(process.env), CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_SHA: commit }

interface Line {
  title: string
  end: 'green' | 'red' | 'not due' | 'not here'
  seconds: number
  why: string
}

async function run(one: Run, needs: Record<string, Ended>): Promise<Line> {
  const { title, job, workflow, id } = one
  const line = { title, seconds: 0, why: '' }
  if (one.elsewhere) return { ...line, end: 'not here', why: one.elsewhere }
  const needed = [job.needs ?? []].flat()
  const missing = needed.find((need) => !needs[`${workflow.file} ${need}`])
  if (missing !== undefined) return { ...line, end: 'not here', why: `it needs «${missing}», which did not run` }
  const before = needed.map((need) => [need, needs[`${workflow.file} ${need}`]!] as const)
  const well = before.every(([, { ok }]) => ok)
  const status = { success: well ? 'true' : '', failure: well ? '' : 'true', always: 'true', cancelled: '' }
  const given = { ...context, status, needs: Object.fromEntries(before.map(([need, { outputs, ok }]) => [need, { outputs, result: ok ? 'success' : 'failure' }])) }
  if (!isDue(job.if, given, `${workflow.file}: ${id}`)) return { ...line, end: 'not due', why: `if: ${job.if ?? 'success()'}` }
  console.log(`\n━━ ${title}`)
  const started = performance.now()
  const clone = openClone(commit)
  try {
    const ended = await runJob(one, { clone, environment: { ...environment }, context: given, tell: (text) => console.log(text) })
    if (ended.summary) console.log(`summary of ${title}:\n${ended.summary}`)
    needs[`${workflow.file} ${id}`] = { ...ended, ok: ended.ok && (needs[`${workflow.file} ${id}`]?.ok ?? true) }
    return { title, end: ended.ok ? 'green' : 'red', seconds: Math.round((performance.now() - started) / 1000), why: ended.elsewhere.map((what) => `not here: ${what}`).join('; ') }
  } finally {
    clone.close()
  }
}

async function main(): Promise<number> {
  const runs = readWorkflows().flatMap((workflow) => plan(workflow, process.platform))
  const unknown = values.job?.find((name) => !runs.some(({ title }) => title.includes(name)))
  if (unknown !== undefined) throw new Unreadable(`--job: expected a part of one of ${runs.map(({ title }) => title).join(', ')}; found «${unknown}»`)
  const chosen = runs.filter(({ title }) => !values.job || values.job.some((name) => title.includes(name)))
  if (values.list) {
    for (const { title, elsewhere } of chosen) console.log(elsewhere ? `– ${title}: not here, ${elsewhere}` : `· ${title}`)
    return 0
  }
  if (changed) console.log(`workflows: what is not committed is left out: ${changed.split('\n').length} files`)
  const lines: Line[] = []
  const needs: Record<string, Ended> = {}
  for (const one of chosen) lines.push(await run(one, needs))
  console.log(`\n${commit.slice(0, 12)}`)
  const marks = { green: '✓', red: '✗', 'not due': '–', 'not here': '–' }
  for (const { title, end, seconds, why } of lines) console.log(`${marks[end]} ${title}: ${end}${seconds > 0 ? `, ${seconds} s` : ''}${why ? ` (${why})` : ''}`)
  const count = (end: Line['end']): number => lines.filter((line) => line.end === end).length
  console.log(`\n${count('green')} jobs green, ${count('red')} red, ${count('not due')} not due, ${count('not here')} cannot run here`)
  return count('red') === 0 && count('green') > 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Unreadable)) throw error
  console.error(`workflows: ${error.message}`)
  return 2
})
