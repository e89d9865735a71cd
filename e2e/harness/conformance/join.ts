import type { Requirement } from '../requirements/requirements.ts'
import { idsOf } from '../requirements/ids.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { revisionProblems, type Revisions } from '../requirements/revisions.ts'
import type { WrittenTest } from '../requirements/written-tests.ts'

export interface Proven extends Requirement {
  revision: number
  tests: Outcome[]
  status: 'passed' | 'failed' | 'unproved'
}

/** Criteria are rows of a table, which the audit's own tests compare with those that prove them. */
const isCriterion = (id: string): boolean => id.startsWith('criteria.')
const isUnit = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Of the tests that ran, where all that are written did, or only some. */
function statusOf(tests: Outcome[], haveAllRun: boolean): Proven['status'] {
  if (tests.some(({ status }) => status === 'failed')) return 'failed'
  return haveAllRun && tests.length > 0 && tests.every(({ status }) => status === 'passed') ? 'passed' : 'unproved'
}

const problemsOf = ({ title, group, file, status }: Outcome, known: Set<string>): string[] => {
  const where = `${file}: «${group ? `${group} › ` : ''}${title}»`
  const ids = idsOf(title)
  const unknown = ids.filter((id) => !known.has(id) && !isCriterion(id)).map((id) => `${where}: names ${id}, which no chapter holds`)
  if (ids.length === 0 && !isUnit(file)) unknown.push(`${where}: a test without the id of a requirement`)
  if (status === 'skipped') unknown.push(`${where}: did not run`)
  if (status === 'failed') unknown.push(`${where}: failed`)
  return unknown
}

/** Joins sentences, revisions, tests as written and tests as run; one line for each problem, none if the site conforms. */
export function join(requirements: Requirement[], revisions: Revisions, written: WrittenTest[], outcomes: Outcome[]) {
  const known = new Set(requirements.map(({ id }) => id))
  const left = written.filter(({ file, opening }) => !outcomes.some((outcome) => outcome.file === file && outcome.title.startsWith(opening)))
  const proven = requirements.map((requirement): Proven => {
    const tests = outcomes.filter(({ title }) => idsOf(title).includes(requirement.id))
    return { ...requirement, revision: revisions[requirement.id]?.revision ?? 0, tests, status: statusOf(tests, !left.some(({ ids }) => ids.includes(requirement.id))) }
  })
  const tested = new Set(written.flatMap(({ ids }) => ids))
  const untested = requirements.filter(({ id }) => !tested.has(id)).map(({ id, chapter }) => `${id}: no test proves it (chapter «${chapter}»)`)
  const missing = left.map(({ file, opening }) => `${file}: «${opening}…»: did not run: the report does not hold it`)
  const run = outcomes.flatMap((outcome) => problemsOf(outcome, known))
  return { requirements: proven, problems: [...untested, ...revisionProblems(requirements, revisions), ...missing, ...run] }
}
