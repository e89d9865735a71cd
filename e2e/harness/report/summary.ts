import { explain } from './explain.ts'
import { cellOf } from './markdown-table.ts'
import { parted } from '../verify/parted.ts'
import { saidBy } from '../requirements/ids.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'

/** No mark that GitHub would read. */
const cell = (text: string): string => `\`${cellOf(text.replaceAll('`', "'"))}\``

/** The page that a job leaves on GitHub: which requirements broke, and where it shows first. */
export function summary(outcomes: Outcome[], missing: string[]): string {
  const failed = outcomes.filter(({ status }) => status === 'failed')
  const byRequirement = Map.groupBy(
    failed.flatMap(parted).flatMap((outcome) => (idsAtFault(outcome).length > 0 ? idsAtFault(outcome) : ['no requirement']).map((id) => ({ id, outcome }))),
    ({ id }) => id,
  )
  const rows = [...byRequirement].toSorted(([one], [other]) => one.localeCompare(other)).map(([id, [first, ...others]]) => {
    const { outcome } = first!
    const { expected, found } = explain(outcome.message)
    const where = [outcome.group, saidBy(outcome.title)].filter(Boolean).join(' › ')
    return `| ${id} | ${cell(where)}${others.length > 0 ? ` and ${others.length} more` : ''} | ${cell(expected)} | ${cell(found)} |`
  })
  const table = rows.length > 0 ? `\n| requirement | where | expected | found |\n|---|---|---|---|\n${rows.join('\n')}\n` : ''
  const head = rows.length > 0 ? `${rows.length} ${rows.length === 1 ? 'requirement' : 'requirements'} broke` : missing.length > 0 ? 'Stopped before the end' : 'Every requirement holds'
  const gone = missing.map((file) => `\nNo report ${file}: the run stopped before it, see the log.\n`).join('')
  return `### ${head}\n\n${outcomes.filter(({ status }) => status === 'passed').length} tests passed, ${failed.length} failed.\n${gone}${table}`
}
