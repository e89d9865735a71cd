import { stringify } from 'yaml'
import { type Outcome, outcomesOf } from '../criteria.ts'
import type { AuditResult } from '../result.ts'

/** The packaged catalogues end at WCAG 2.1; this is the name of the one for 2.2. */
export const CATALOG = '2.5-edition-wcag-2.2-en'

const engineNames: Record<string, string> = { axe: 'axe-core', ibm: 'IBM Equal Access', alfa: 'Siteimprove Alfa' }

const notes = ({ criterion, tests, failed, violated, asked }: Outcome, states: number): string => {
  const engines = criterion.coveredBy.flatMap((id) => engineNames[id] ?? [])
  return [
    tests.length > 0 ? `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}, ${failed.length} failed.` : '',
    engines.length > 0 ? `${engines.join(', ')} in ${states} states.` : '',
    violated.length > 0 ? `Engines report violations in ${violated.length} states.` : '',
    asked.length > 0 ? `Engines leave questions for a person in ${asked.length} states.` : '',
    criterion.decision,
  ]
    .filter(Boolean)
    .join(' ')
}

const chapter = (outcomes: Outcome[], states: number) => ({
  criteria: outcomes.map((outcome) => ({
    num: outcome.criterion.num,
    components: [{ name: 'web', adherence: { level: outcome.level, notes: notes(outcome, states) } }],
  })),
})

/** An OpenACR, to be put into YAML. */
export function openAcr(result: AuditResult): object {
  const outcomes = outcomesOf(result)
  const of = (level: string) => chapter(outcomes.filter(({ criterion }) => criterion.level === level), result.cells.length)
  return {
    title: `${result.site.name} Accessibility Conformance Report`,
    product: { name: result.site.name, description: result.address },
    author: { name: result.site.name, email: result.site.email, website: result.site.url },
    report_date: result.date.slice(0, 10),
    evaluation_methods_used: `${result.cells.length} states with ${Object.entries(result.engines).map((engine) => engine.join(' ')).join(', ')}; ${result.tests.length} tests in a browser. Levels are derived from the result.`,
    notes: 'Not evaluated: every test passed, and a question that only a person can answer is open.',
    catalog: CATALOG,
    chapters: { success_criteria_level_a: of('A'), success_criteria_level_aa: of('AA'), success_criteria_level_aaa: of('AAA') },
  }
}

export const openAcrYaml = (result: AuditResult): string => stringify(openAcr(result))
