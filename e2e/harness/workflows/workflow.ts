import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Unusable } from '../command/unusable.ts'

export type Environment = Record<string, string>

export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  with?: Environment
  run?: string
  shell?: string
  env?: Environment
  'continue-on-error'?: string
}

export interface Job {
  name?: string
  if?: string
  needs?: string | string[]
  'runs-on': string
  strategy?: { matrix?: Record<string, string[]> }
  env?: Environment
  outputs?: Environment
  steps: Step[]
}

export interface Workflow {
  file: string
  name: string
  on?: Record<string, { workflows?: string[] }> | string
  env?: Environment
  jobs: Record<string, Job>
}

/** What is understood; what this machine would read otherwise than GitHub does is an error, lest it be passed over. */
const known = {
  workflow: ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'],
  job: ['name', 'if', 'needs', 'runs-on', 'timeout-minutes', 'strategy', 'env', 'outputs', 'permissions', 'environment', 'steps'],
  strategy: ['matrix', 'fail-fast', 'max-parallel'],
  step: ['id', 'name', 'if', 'uses', 'with', 'run', 'shell', 'env', 'continue-on-error'],
}

function refuseOthers(place: string, found: object, kind: keyof typeof known): void {
  const other = Object.keys(found).find((key) => !known[kind].includes(key))
  if (other !== undefined) throw new Unusable(`${place}: expected one of ${known[kind].join(', ')}, found «${other}»`)
}

/** `include` and `exclude` change rows that the lists have made, and an expression makes lists on GitHub: neither is done here. */
function refuseMatrix(place: string, matrix: Record<string, unknown>): void {
  for (const [name, values] of Object.entries(matrix)) {
    const isList = Array.isArray(values) && values.every((value) => typeof value === 'string')
    if (!isList || ['include', 'exclude'].includes(name)) throw new Unusable(`${place}.${name}: expected a list of words, of a dimension; found «${JSON.stringify(values)}»`)
  }
}

export const stepName = ({ name, uses, run }: Step, index: number): string => `step ${index + 1} «${name ?? uses ?? run?.trim().split('\n')[0] ?? ''}»`

/** All scalars as text, as a step's environment has them. */
export function readWorkflow(file: string, text: string): Workflow {
  const workflow = { file, ...(parse(text, { schema: 'failsafe' }) as Omit<Workflow, 'file'>) }
  const { file: _, ...written } = workflow
  refuseOthers(file, written, 'workflow')
  for (const [id, job] of Object.entries(workflow.jobs)) {
    refuseOthers(`${file}: ${id}`, job, 'job')
    refuseOthers(`${file}: ${id}: strategy`, job.strategy ?? {}, 'strategy')
    refuseMatrix(`${file}: ${id}: strategy.matrix`, job.strategy?.matrix ?? {})
    for (const [index, step] of job.steps.entries()) {
      const place = `${file}: ${id}: ${stepName(step, index)}`
      refuseOthers(place, step, 'step')
      if ((step.uses === undefined) === (step.run === undefined)) throw new Unusable(`${place}: expected either «uses» or «run»`)
    }
  }
  return workflow
}

const FOLDER = '.github/workflows'

export const readWorkflows = (): Workflow[] =>
  readdirSync(FOLDER)
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => readWorkflow(`${FOLDER}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')))
