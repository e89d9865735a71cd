import { cartesianProduct } from '../command/cartesian-product.ts'
import { Unusable } from '../command/unusable.ts'
import type { Job, Workflow } from './workflow.ts'

/** A job as it runs once: with one row of its matrix. */
export interface Run {
  workflow: Workflow
  id: string
  job: Job
  matrix: Record<string, string>
  title: string
  /** Why this machine cannot run it. */
  elsewhere?: string
}

const systems: Record<string, { platform: string; name: string }> = {
  ubuntu: { platform: 'linux', name: 'Linux' },
  windows: { platform: 'win32', name: 'Windows' },
  macos: { platform: 'darwin', name: 'macOS' },
}

/** The name that GitHub has for the system of a platform, `runner.os`. */
export const systemOf = (platform: string): string | undefined => Object.values(systems).find((system) => system.platform === platform)?.name

const fillMatrix = (text: string, matrix: Record<string, string>): string => text.replace(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (_, key: string) => matrix[key] ?? '')

/** The jobs of a workflow in the order of their needs, each as often as its matrix says. */
export function plan(workflow: Workflow, platform: string): Run[] {
  const placed = new Set<string>()
  const ordered: string[] = []
  const place = (id: string, from: string): void => {
    if (placed.has(id)) return
    const job = workflow.jobs[id]
    if (!job) throw new Unusable(`${workflow.file}: ${from}: needs: expected a job of this file, found «${id}»`)
    placed.add(id)
    for (const need of [job.needs ?? []].flat()) place(need, id)
    ordered.push(id)
  }
  for (const id of Object.keys(workflow.jobs)) place(id, id)
  return ordered.flatMap((id) => {
    const job = workflow.jobs[id]!
    return cartesianProduct(job.strategy?.matrix ?? {}).map((matrix) => {
      const machine = fillMatrix(job['runs-on'], matrix)
      const system = systems[machine.split('-')[0]!]
      if (!system) throw new Unusable(`${workflow.file}: ${id}: runs-on: expected ${Object.keys(systems).join('-…, ')}-…, found «${machine}»`)
      const values = Object.values(matrix).filter(Boolean)
      const title = `${workflow.name} / ${id}${values.length > 0 ? ` (${values.join(', ')})` : ''}`
      return { workflow, id, job, matrix, title, ...(system.platform === platform ? {} : { elsewhere: `it needs ${system.name}` }) }
    })
  })
}
