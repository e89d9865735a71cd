import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Criterion, readCriteria } from '../audit/criteria.ts'
import { commitOfBase, fileOf } from '../command/commit.ts'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { idsOf } from '../requirements/ids.ts'
import { endOf, type Outcome } from '../requirements/outcomes.ts'
import { readTests, type WrittenTest } from '../requirements/written-tests.ts'
import { markdownTable } from './markdown-table.ts'

/** What stands for the criteria in this commit: its claims, its tests as they are written, and what became of those that ran. */
interface Standing {
  now: Criterion[]
  written: Pick<WrittenTest, 'ids' | 'file'>[]
  outcomes: Outcome[]
}

const testsOf = ({ coveredBy }: Criterion): string[] => coveredBy.filter((id) => id.includes('.'))

/** What is wrong with a test of a criterion. One that this run did not ask for, and the audit does, is not. */
function faultOf(id: string, { written, outcomes }: Standing): string[] {
  const files = written.filter(({ ids }) => ids.includes(id)).map(({ file }) => file)
  if (files.length === 0) return [`${id} has no test`]
  const end = endOf(id, outcomes)
  if (end === 'failed') return [`${id} failed`]
  const wasAsked = outcomes.some(({ title, file, status }) => idsOf(title).includes(id) || (status === 'failed' && idsOf(title).length === 0 && files.includes(file)))
  return end === 'not run' && wasAsked ? [`${id} did not run`] : []
}

function faultsOf(claimed: Criterion, standing: Standing): string[] {
  const kept = standing.now.find(({ num }) => num === claimed.num)
  if (!kept) return ['is no longer claimed']
  const gone = claimed.coveredBy.filter((id) => !kept.coveredBy.includes(id))
  return [...gone.map((id) => `${id} no longer covers it`), ...testsOf(kept).flatMap((id) => faultOf(id, standing))]
}

/** The criteria that a commit claimed and that are lost since: a part of the page that a job leaves. */
export function criteriaLost(before: Criterion[], base: string, standing: Standing): string {
  const rows = before.map((claimed) => [`${claimed.num} ${claimed.name}`, faultsOf(claimed, standing).join('; ')]).filter(([, why]) => why)
  const tested = before.filter((claimed) => standing.outcomes.some(({ title }) => testsOf(claimed).some((id) => idsOf(title).includes(id)))).length
  const head = rows.length > 0 ? `${rows.length} ${rows.length === 1 ? 'criterion' : 'criteria'} lost` : tested > 0 ? 'No criterion lost' : 'No criterion tested'
  const table = rows.length > 0 ? `\n${markdownTable(['criterion', 'why'], rows)}\n` : ''
  return `\n### ${head}\n\n${tested} of the ${before.length} criteria that ${base} claims were tested in this run; \`npm run audit\` tests all.\n${table}`
}

/** The same of the commit that `--base` names, by the chapter that claims the criteria. */
export function criteriaLostSince(name: string, chapter: string, outcomes: Outcome[]): string {
  const base = commitOfBase(name)
  const folder = temporaryFolder('criteria-', { 'criteria.md': fileOf(base, chapter) })
  try {
    const standing = { now: readCriteria(chapter), written: readTests(['spec', 'e2e'], /\.(spec|e2e|probe)\.tsx?$/), outcomes }
    return criteriaLost(readCriteria(join(folder, 'criteria.md')), base.slice(0, 12), standing)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
