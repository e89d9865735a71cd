import { type Answer, answerTo, type Question } from './answers.ts'
import type { Criterion } from './criteria.ts'
import { aboutFields, absence, judgementsOf } from './judgement.ts'
import { questionsOf } from './questions.ts'
import type { AuditResult, CellResult, TestResult } from './result.ts'
import type { Visit } from './evidence.ts'

/** The words of EARL. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested'

/** A check that met a page. */
export interface Proof {
  test: TestResult
  visits: Visit[]
  isFailed: boolean
}

/** What is claimed of one criterion on one page, and by what. */
export interface Verdict {
  criterion: Criterion
  path: string
  outcome: Outcome
  mode: 'automatic' | 'manual' | 'semiAuto'
  assertedBy: string[]
  reasons: string[]
  proofs: Proof[]
  cells: CellResult[]
  open: Question[]
  answers: Answer[]
}

const engineNames: Record<string, string> = { axe: 'axe-core', ibm: 'IBM Equal Access', alfa: 'Siteimprove Alfa' }

/** A test of several criteria may fail for one of them: then its message names it. */
const isOf = (message: string, id: string, ids: string[]): boolean => message.includes(id) || !ids.some((other) => message.includes(other))

function proofsOf({ coveredBy }: Criterion, path: string, tests: TestResult[]): Proof[] {
  return tests.flatMap((test) => {
    const own = test.ids.filter((id) => coveredBy.includes(id))
    const visits = own.length > 0 ? test.visits.filter((visit) => visit.path === path) : []
    if (visits.length === 0) return []
    return [{ test, visits, isFailed: visits.some(({ errors }) => errors.some((message) => own.some((id) => isOf(message, id, test.ids)))) }]
  })
}

const firstLine = (text = ''): string => text.split('\n')[0]!

/** The one place where a claim is made: every report repeats it. */
export function verdictOf(criterion: Criterion, path: string, result: AuditResult, questions: Question[] = questionsOf(result)): Verdict {
  const { num } = criterion
  const proofs = proofsOf(criterion, path, result.tests)
  const engines = criterion.coveredBy.filter((id) => id in engineNames)
  const cells = result.cells.filter(({ cell }) => cell.path === path)
  const violations = cells.flatMap((cell) => cell.violations.filter((row) => row.criterion === num))
  const asked = questions.filter((question) => question.criterion === num && question.where.some(({ page }) => page === path))
  const answered = asked.map((question) => ({ question, answer: answerTo(question, result.answers, result.date.slice(0, 10)) }))
  const answers = answered.flatMap(({ answer }) => answer ?? [])
  const ofPage = answered.filter(({ question }) => question.question === 'criterion')
  // Who judged the page as a whole has answered what the engines ask of its parts.
  const isJudged = ofPage.length > 0 && ofPage.every(({ answer }) => answer)
  const open = answered.filter(({ question, answer }) => !answer && !(isJudged && question.question !== 'criterion')).map(({ question }) => question)

  const wrong = [
    ...proofs.filter(({ isFailed }) => isFailed).map(({ test, visits }) => `${test.title}: ${firstLine(visits.flatMap(({ errors }) => errors)[0])}`),
    ...violations.flatMap(({ messages, html }) => messages.map((message) => `${message} ${html}`)),
    ...answers.filter(({ answer }) => answer === 'failed').map(({ name, note }) => `${name}: ${note}`),
  ]
  const byEngines = engines.length > 0 && cells.length > 0
  const hasRun = proofs.length > 0 || byEngines
  const hasNothing = aboutFields.has(num) && result.facts[path]?.field === false
  const outcome = (): Outcome => {
    if (wrong.length > 0) return 'failed'
    if (hasNothing) return 'inapplicable'
    if (!hasRun && answers.length === 0) return 'untested'
    if (open.length > 0 || (num in judgementsOf(result) && !isJudged)) return 'cantTell'
    if (answers.length > 0 && answers.every(({ answer }) => answer === 'inapplicable')) return 'inapplicable'
    return absence.has(num) && answers.length === 0 ? 'inapplicable' : 'passed'
  }
  const reasons = [...new Set([...wrong, ...(hasNothing ? ['No field on this page.'] : []), ...(wrong.length === 0 ? open.map(({ text }) => `Open: ${text}`) : []), ...answers.filter(({ answer }) => answer !== 'failed').map(({ name, note }) => `${name}: ${note}`)])]
  return {
    criterion, path, outcome: outcome(), proofs, cells: byEngines ? cells : cells.filter(({ violations: rows }) => rows.some((row) => row.criterion === num)), open, answers, reasons,
    mode: answers.length === 0 ? 'automatic' : hasRun ? 'semiAuto' : 'manual',
    assertedBy: [
      ...proofs.map(({ test }) => `${test.file}, ${test.title}`),
      ...(byEngines ? engines.map((id) => [engineNames[id]!, result.engines[engineNames[id]!]].join(' ')) : []),
      ...answers.map(({ name, role, tool, assistiveTechnology }) => [`${name}, ${role}`, tool, assistiveTechnology].filter(Boolean).join('; ')),
    ],
  }
}
