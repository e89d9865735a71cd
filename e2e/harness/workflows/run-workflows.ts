import * as v from 'valibot'
import { git } from '../command/commit.ts'
import { type Flags, on } from '../command/flags.ts'
import { Unusable } from '../command/unusable.ts'
import { type Context, isDue } from './expression.ts'
import { cutOff } from './hosts.ts'
import { machineEnvironment, openClone } from './machine.ts'
import { plan, type Run, systemOf } from './plan.ts'
import { runJob, type Ended } from './run-job.ts'
import { readWorkflows } from './workflow.ts'

const pair = v.pipe(v.string(), v.regex(/^\w+=/, 'name=value'))
export const workflowFlags = { job: v.optional(v.array(v.string())), var: v.optional(v.array(pair), []), list: on }

export interface Line {
  title: string
  end: 'green' | 'red' | 'not due' | 'not here'
  seconds: number
  why: string
}

const marks = { green: '✓', red: '✗', 'not due': '–', 'not here': '–' }

async function run(one: Run, needs: Record<string, Ended>, commit: string, context: Context): Promise<Line> {
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
  const without = await cutOff(job)
  if (without) return { ...line, end: 'not here', why: without }
  console.log(`\n━━ ${title}`)
  const started = performance.now()
  const clone = openClone(commit)
  const environment = { ...machineEnvironment(process.env), CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_SHA: commit }
  try {
    const ended = await runJob(one, { clone, environment, context: given, tell: (text) => console.log(text) })
    if (ended.summary) console.log(`summary of ${title}:\n${ended.summary}`)
    needs[`${workflow.file} ${id}`] = { ...ended, ok: ended.ok && (needs[`${workflow.file} ${id}`]?.ok ?? true) }
    return { title, end: ended.ok ? 'green' : 'red', seconds: Math.round((performance.now() - started) / 1000), why: ended.elsewhere.map((what) => `not here: ${what}`).join('; ') }
  } finally {
    clone.close()
  }
}

/** The runs that are meant: all, or those whose titles hold one of these words. */
export function chosenOf(runs: Run[], job?: string[]): Run[] {
  const unknown = job?.find((name) => !runs.some(({ title }) => title.includes(name)))
  if (unknown !== undefined) throw new Unusable(`--job: expected a part of one of ${runs.map(({ title }) => title).join(', ')}; found «${unknown}»`)
  return runs.filter(({ title }) => !job || job.some((name) => title.includes(name)))
}

/** One line for each run, and how many ended how. Green only if none is red and one at least has run. */
export function conclude(lines: Line[]): { lines: string[]; green: boolean } {
  const count = (end: Line['end']): number => lines.filter((line) => line.end === end).length
  const told = lines.map(({ title, end, seconds, why }) => `${marks[end]} ${title}: ${end}${seconds > 0 ? `, ${seconds} s` : ''}${why ? ` (${why})` : ''}`)
  return {
    lines: [...told, `\n${count('green')} jobs green, ${count('red')} red, ${count('not due')} not due, ${count('not here')} cannot run here`],
    green: count('red') === 0 && count('green') > 0,
  }
}

/** 0 if all that can run here is green. */
export async function runWorkflows({ job, var: pairs, list }: Flags<typeof workflowFlags>): Promise<number> {
  const chosen = chosenOf(readWorkflows().flatMap((workflow) => plan(workflow, process.platform)), job)
  if (list) {
    for (const { title, elsewhere } of chosen) console.log(elsewhere ? `– ${title}: not here, ${elsewhere}` : `· ${title}`)
    return 0
  }
  const [commit, changed] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')]
  if (changed) console.log(`workflows: what is not committed is left out: ${changed.split('\n').length} files`)
  const github: Context = { sha: commit, ref: 'refs/heads/main', event: { workflow_run: { conclusion: 'success', event: 'push', head_sha: commit } } }
  const vars = Object.fromEntries(pairs.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]))
  const lines: Line[] = []
  const needs: Record<string, Ended> = {}
  for (const one of chosen) lines.push(await run(one, needs, commit, { github, vars, runner: { os: systemOf(process.platform) } }))
  const { lines: told, green } = conclude(lines)
  console.log(`\n${commit.slice(0, 12)}\n${told.join('\n')}`)
  return green ? 0 : 1
}
