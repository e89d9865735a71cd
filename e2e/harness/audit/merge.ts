import type { Engine, Finding } from './finding.ts'

/** What all engines together say of one element and one criterion. */
export interface Merged {
  /** «best practice», where no criterion stands behind the rule. */
  criterion: string
  element: string
  html: string
  verdicts: Partial<Record<Engine, Finding['kind']>>
  rules: string[]
  messages: string[]
}

export const BEST_PRACTICE = 'best practice'

const unique = (values: string[]): string[] => [...new Set(values)]
const worse = (one: Finding['kind'] | undefined, other: Finding['kind']) => (one === 'violation' ? one : other)

/** One row per element and criterion. */
export function merge(findings: Finding[]): Merged[] {
  const rows = new Map<string, Merged>()
  for (const finding of findings) {
    for (const criterion of finding.criteria.length > 0 ? finding.criteria : [BEST_PRACTICE]) {
      const key = `${criterion} ${finding.element}`
      const row = rows.get(key) ?? { criterion, element: finding.element, html: finding.html, verdicts: {}, rules: [], messages: [] }
      row.verdicts[finding.engine] = worse(row.verdicts[finding.engine], finding.kind)
      row.rules = unique([...row.rules, `${finding.engine}:${finding.rule}`])
      row.messages = unique([...row.messages, finding.message])
      rows.set(key, row)
    }
  }
  return [...rows.values()].toSorted((a, b) => a.criterion.localeCompare(b.criterion, 'en', { numeric: true }) || a.element.localeCompare(b.element))
}

export const isViolation = ({ verdicts }: Merged): boolean => Object.values(verdicts).includes('violation')

/** One engine sees a violation that another, which looked too, does not. */
export const isDisputed = (row: Merged, engines: Engine[]): boolean =>
  isViolation(row) && engines.some((engine) => row.verdicts[engine] !== 'violation')
