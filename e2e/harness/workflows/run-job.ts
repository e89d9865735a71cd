import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Unusable } from '../command/unusable.ts'
import { actionOf } from './actions.ts'
import { interpolate, isDue, type Context } from './expression.ts'
import type { openClone } from './machine.ts'
import type { Run } from './plan.ts'
import { stepName, type Environment, type Step } from './workflow.ts'

interface Surroundings {
  clone: ReturnType<typeof openClone>
  environment: Environment
  context: Context
  tell: (line: string) => void
}

export type Ended = Awaited<ReturnType<typeof runJob>>

/** The shell of a step that names none, as GitHub has it. */
const SHELL = process.platform === 'win32' ? 'pwsh' : 'default'
const shells: Record<string, string[]> = { default: ['bash', '-e'], bash: ['bash', '--noprofile', '--norc', '-eo', 'pipefail'], sh: ['sh', '-e'] }

/** As the runner writes them: `key=value`, or `key<<END`, the lines, `END`. */
export function readPairs(text: string): Environment {
  const pairs = [...text.matchAll(/^([\w-]+)(?:=(.*)|<<(.+)\n([^]*?)\n?\3)$/gm)]
  return Object.fromEntries(pairs.map(([, key = '', value, , lines]) => [key, value ?? lines ?? '']))
}

const filled = (texts: Environment | undefined, context: Context, place: string): Environment =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([key, text]) => [key, interpolate(text, context, place)]))

async function runScript(step: Step, script: string, place: string, { clone, environment }: Surroundings): Promise<number> {
  const [shell, ...flags] = shells[step.shell ?? SHELL] ?? []
  if (!shell) throw new Unusable(`${place}: shell: expected bash or sh, found «${step.shell ?? SHELL}»`)
  const file = join(clone.files, 'step.sh')
  writeFileSync(file, script)
  const [code] = (await once(spawn(shell, [...flags, file], { cwd: clone.folder, env: environment, stdio: 'inherit' }), 'close')) as [number | null]
  return code ?? 1
}

/**
 * The steps of a job one after another, each with its environment; after a failure only those that ask for it. What only GitHub
 * can do is elsewhere, step by step; the outputs are for those that need the job.
 */
export async function runJob({ workflow, id, job, matrix }: Run, { clone, environment, context, tell }: Surroundings) {
  const handed = Object.fromEntries(['OUTPUT', 'ENV', 'PATH', 'STEP_SUMMARY'].map((name) => [`GITHUB_${name}`, join(clone.files, name)]))
  const steps: Record<string, Context> = {}
  const elsewhere: string[] = []
  let [ok, summary] = [true, '']
  const ofJob = { ...context, matrix, steps, env: {} as Environment }
  const place = `${workflow.file}: ${id}`
  const env: Environment = { ...filled(workflow.env, ofJob, place), ...filled(job.env, ofJob, place) }
  for (const [index, step] of job.steps.entries()) {
    const name = stepName(step, index)
    const here = `${place}: ${name}`
    Object.assign(ofJob, { env, status: { success: ok ? 'true' : '', failure: ok ? '' : 'true', always: 'true', cancelled: '' } })
    if (!isDue(step.if, ofJob, here)) continue
    if (step.uses !== undefined) {
      const done = actionOf(step.uses, here)({ folder: clone.folder, inputs: filled(step.with, ofJob, here) })
      tell(`${done.ok ? '·' : '✗'} ${name}: ${done.note}`)
      if (done.elsewhere) elsewhere.push(`${name}: ${done.note}`)
      ok &&= done.ok
      continue
    }
    tell(`▶ ${name}`)
    for (const file of Object.values(handed)) writeFileSync(file, '')
    const started = performance.now()
    const all = { ...environment, ...handed, ...env, ...filled(step.env, ofJob, here) }
    const code = await runScript(step, interpolate(step.run!, ofJob, here), here, { clone, environment: all, context, tell })
    tell(`${code === 0 ? '✓' : '✗'} ${name}: ${Math.round((performance.now() - started) / 1000)} s${code === 0 ? '' : `, code ${code}`}`)
    const read = (file: string): string => (existsSync(handed[file]!) ? readFileSync(handed[file]!, 'utf8') : '')
    if (step.id !== undefined) steps[step.id] = { outputs: readPairs(read('GITHUB_OUTPUT')), outcome: code === 0 ? 'success' : 'failure' }
    Object.assign(env, readPairs(read('GITHUB_ENV')))
    const folders = read('GITHUB_PATH').split('\n').filter(Boolean)
    environment.PATH = [...folders, environment.PATH].join(delimiter)
    summary += read('GITHUB_STEP_SUMMARY')
    ok &&= code === 0 || step['continue-on-error'] === 'true'
  }
  for (const file of Object.values(handed)) rmSync(file, { force: true })
  return { ok, elsewhere, outputs: filled(job.outputs, ofJob, place), summary }
}
