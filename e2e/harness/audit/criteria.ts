import { readNamed } from '../command/read-file.ts'
import { rowsOf } from '../requirements/table.ts'

export interface Criterion {
  num: string
  level: 'A' | 'AA' | 'AAA'
  name: string
  /** Ids of tests, and the engines that have a rule. */
  coveredBy: string[]
}

/** The criteria that a chapter claims, and what covers each. */
export function readCriteria(file: string): Criterion[] {
  const text = readNamed('specification.criteria', 'a file of criteria', file)
  return ['Levels A and AA', 'Level AAA']
    .flatMap((heading) => rowsOf(file, text, heading))
    .map(({ criterion: num = '', level, name = '', 'covered by': covered = '' }) => ({ num, level: level as Criterion['level'], name, coveredBy: covered.split(', ').filter(Boolean) }))
}

/** EN 301 549 V3.2.1 takes A and AA of WCAG 2.1 over as its clauses 9.1.1.1 and so on; what WCAG 2.2 added is not in it. */
const addedLater = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
export const clauseOf = ({ num, level }: Pick<Criterion, 'num' | 'level'>): string | undefined => (level === 'AAA' || addedLater.has(num) ? undefined : `9.${num}`)
