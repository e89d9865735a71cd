import { type Answer, answerTo, type Question } from './answers.ts'
import type { Criterion } from './criteria.ts'
import { absence, judgementsOf, MESSAGES, showsMessage, whyNothing } from './judgement.ts'
import { questionsOf } from './questions.ts'
import type { Contract } from './contract.ts'
import { decisionOf, takenIn, unproved } from './known-issues.ts'
import { nameOf } from './matrix.ts'
import { gistOf, lostChecks, type Proof, proofsOf } from './proofs.ts'
import { type AuditResult, type CellResult, judgedCells } from './result.ts'

/** The words of EARL. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested'

/** A check of the sources or an engine; a person; a party for which no person stands. */
export interface Assertor {
  kind: 'Software' | 'Person' | 'Organization'
  name: string
}

/** What is claimed of one criterion on one page, and by what. */
export interface Verdict {
  criterion: Criterion
  path: string
  outcome: Outcome
  mode: 'automatic' | 'manual' | 'semiAuto'
  assertedBy: Assertor[]
  /** Those that looked at its states, each with its version. */
  engines: string[]
  reasons: string[]
  proofs: Proof[]
  cells: CellResult[]
  open: Question[]
  answers: Answer[]
  /** By which somebody has set aside what an engine found here. */
  decisions: Contract[]
}

const engineNames: Record<string, string> = { axe: 'axe-core', ibm: 'IBM Equal Access', alfa: 'Siteimprove Alfa' }

/** What another page was found to be shows nothing of the one that was asked for. */
export const ledLine = (path: string, led: string): string => `${path} was asked for, and the page led to ${led} by itself.`

/** A line for each page that led elsewhere by itself, however many looks it was opened in. */
export const ledLines = (cells: Pick<CellResult, 'cell' | 'led'>[]): string[] => [...new Set(cells.flatMap(({ cell, led }) => (led === undefined ? [] : [ledLine(cell.path, led)])))]

/** The one place where a claim is made: every report repeats it. */
export function verdictOf(criterion: Criterion, path: string, result: AuditResult, questions: Question[] = questionsOf(result)): Verdict {
  const { num } = criterion
  // Where no message was shown none was heard.
  const proofs = proofsOf(criterion, path, result.tests).filter(({ visits }) => num !== MESSAGES || visits.some(({ state }) => showsMessage(state, result)))
  const named = criterion.coveredBy.filter((id) => id in engineNames)
  const all = result.cells.filter(({ cell }) => cell.path === path)
  const looked = named.length > 0 ? judgedCells(all) : []
  const decisions = takenIn(result.contracts.filter((contract) => contract.criterion === num), all)
  const engineOf = (id: string): string => {
    const overruled = new Set(decisions.flatMap(({ rule }) => (rule.startsWith(`${id}:`) ? rule.slice(id.length + 1) : [])))
    return [engineNames[id], result.engines[engineNames[id]!], overruled.size > 0 && `(overruled: ${[...overruled].join(', ')})`].filter(Boolean).join(' ')
  }
  const engines = looked.length > 0 ? named.map(engineOf) : []
  const violations = all.flatMap((cell) => cell.violations.filter((row) => row.criterion === num))
  const lost = result.lost.filter((cell) => cell.path === path)
  const unknown = [
    ...proofs.flatMap(({ test, broken }) => (broken === undefined ? [] : [`Broken off: ${test.title}: ${gistOf(broken)}`])),
    ...lostChecks(criterion, result.tests).map(({ title, errors }) => `Not looked at: ${title}: ${gistOf(errors[0])}`),
    ...(named.length > 0 ? lost : []).map((cell) => `Not looked at: ${nameOf(cell)}`),
    ...all.flatMap(({ led }) => (led === undefined ? [] : [`Not looked at: ${ledLine(path, led)}`])),
    // What a contract covers here is no fault only if its proof says so.
    ...unproved(decisions, all, result.tests),
  ]
  const asked = questions.filter((question) => question.criterion === num && question.where.some(({ page }) => page === path))
  const answered = asked.map((question) => ({ question, answer: answerTo(question, result.answers, result.date.slice(0, 10)) }))
  const answers = answered.flatMap(({ answer }) => answer ?? [])
  const ofPage = answered.filter(({ question }) => question.question === 'criterion')
  const hasJudged = (those: typeof ofPage) => those.length > 0 && those.every(({ answer }) => answer)
  const isJudged = hasJudged(ofPage)
  // Who judged the page as a whole has answered what the engines ask of its parts in the same state.
  const open = answered.filter(({ question, answer }) => !answer && !(question.question !== 'criterion' && hasJudged(ofPage.filter((one) => one.question.state === question.state)))).map(({ question }) => question)

  const wrong = [
    ...proofs.flatMap(({ test, fault }) => (fault === undefined ? [] : [`${test.title}: ${gistOf(fault)}`])),
    ...violations.flatMap(({ messages, html }) => messages.map((message) => `${message} ${html}`)),
    ...answers.filter(({ answer }) => answer === 'failed').map(({ name, note }) => `${name}: ${note}`),
  ]
  const hasRun = proofs.length > 0 || looked.length > 0
  // A script may put a field where nobody has looked.
  const nothing = unknown.length === 0 && lost.length === 0 ? whyNothing(num, path, result) : undefined
  const outcome = (): Outcome => {
    if (wrong.length > 0) return 'failed'
    if (nothing) return 'inapplicable'
    if (!hasRun && answers.length === 0) return 'untested'
    if (unknown.length > 0 || open.length > 0 || (num in judgementsOf(result) && !isJudged)) return 'cantTell'
    if (answers.length > 0 && answers.every(({ answer }) => answer === 'inapplicable')) return 'inapplicable'
    return absence.has(num) && answers.length === 0 ? 'inapplicable' : 'passed'
  }
  const reasons = [...new Set([...wrong, ...(nothing ? [nothing] : []), ...unknown, ...(wrong.length === 0 ? open.map(({ text }) => `Open: ${text}`) : []), ...answers.filter(({ answer }) => answer !== 'failed').map(({ name, note }) => `${name}: ${note}`)])]
  return {
    criterion, path, outcome: outcome(), proofs, engines, cells: all.filter((cell) => looked.includes(cell) || cell.violations.some((row) => row.criterion === num)), open, answers, decisions, reasons,
    mode: answers.length === 0 ? 'automatic' : hasRun ? 'semiAuto' : 'manual',
    assertedBy: [
      ...[...proofs.map(({ test }) => `${test.file}, ${test.title}`), ...engines].map((name): Assertor => ({ kind: 'Software', name })),
      ...decisions.map((decision): Assertor => ({ kind: 'person' in decision.by ? 'Person' : 'Organization', name: decisionOf(decision) })),
      ...answers.map(({ name, role, tool, assistiveTechnology }): Assertor => ({ kind: 'Person', name: [`${name}, ${role}`, tool, assistiveTechnology].filter(Boolean).join('; ') })),
    ],
  }
}
