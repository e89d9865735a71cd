import { type Name, names } from './implementations.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { type Consistency, consistencyOf, worst } from './judge.ts'
import type { CaseResult } from './run.ts'

/** Of one, or of several together: of these the worst verdict counts. */
const verdictOf = (cases: CaseResult[], ...of: Name[]): Consistency =>
  consistencyOf(cases.map(({ expected, outcomes }) => ({ expected, outcome: worst(of.map((name) => outcomes[name])) })))

const rowOf = (rule: string, cases: CaseResult[]) => {
  const own = Object.fromEntries(names.map((name) => [name, verdictOf(cases, name)])) as Record<Name, Consistency>
  // Cases that one of them fails without reason.
  const wrong = names.flatMap((name) => {
    const alarms = cases.filter(({ expected, outcomes }) => expected !== 'failed' && outcomes[name] === 'failed').map(({ title }) => title)
    return alarms.length > 0 ? [[name, alarms] as const] : []
  })
  return {
    rule,
    ruleName: cases[0]!.ruleName,
    cases: cases.length,
    // Who gives a false alarm for a rule has no vote on it; merged, as the audit of an unknown page must, each has one.
    verdicts: { ...own, combined: verdictOf(cases, ...names.filter((name) => own[name] !== 'inconsistent')), merged: verdictOf(cases, ...names) },
    wrong: Object.fromEntries(wrong) as Partial<Record<Name, string[]>>,
  }
}

/** One row for each rule, by name. */
export function rowsOf(results: CaseResult[]) {
  const rules = [...new Set(results.map(({ rule }) => rule))]
  return rules.map((rule) => rowOf(rule, results.filter((one) => one.rule === rule))).toSorted((a, b) => a.ruleName.localeCompare(b.ruleName, 'en'))
}

const columns = [...names, 'combined', 'merged'] as const
const kinds: Consistency[] = ['consistent', 'partial', 'inconsistent', 'untested']

/** More rules judged right by all together than by the best alone, also with every vote, which an audit cannot weigh: what is merged for. */
export function isBetterTogether(rows: ReturnType<typeof rowsOf>): boolean {
  const right = (name: (typeof columns)[number]) => rows.filter(({ verdicts }) => verdicts[name] === 'consistent').length
  return (['combined', 'merged'] as const).every((name) => right(name) > Math.max(...names.map(right)))
}

/** Rules, then how many of each kind. */
export function tableOf(rows: ReturnType<typeof rowsOf>): string {
  const rules = rows.map(({ rule, ruleName, cases, verdicts }) => [rule, ruleName, cases, ...columns.map((name) => (verdicts[name] === 'untested' ? '–' : verdicts[name]))])
  const sums = kinds.map((kind) => [kind, ...columns.map((name) => rows.filter(({ verdicts }) => verdicts[name] === kind).length)])
  return `${markdownTable(['rule', 'name', 'cases', ...columns], rules)}\n\n${markdownTable([`of ${rows.length} rules`, ...columns], sums)}`
}
