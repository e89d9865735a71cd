import type { Criterion } from './criteria.ts'
import catalog from './schemas/openacr-2.2.json' with { type: 'json' }

const levels: Record<string, Criterion['level']> = { success_criteria_level_a: 'A', success_criteria_level_aa: 'AA' }

/** What the rules of each engine are about, whole or in part. */
const engines: Record<string, string> = {
  axe: '1.1.1 1.2.2 1.3.1 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.12 2.1.1 2.2.1 2.4.1 2.4.2 2.4.4 2.5.3 2.5.8 3.1.1 3.1.2 3.3.2 4.1.2',
  ibm: '1.1.1 1.3.1 1.3.2 1.4.1 2.1.1 2.4.1 2.4.2 2.5.3 2.5.8 3.1.1 3.1.2 3.3.2 4.1.2',
  alfa: '1.1.1 1.3.1 1.3.4 1.3.5 1.4.3 1.4.12 2.4.2 2.4.4 2.5.3 2.5.8 3.1.1 4.1.2',
}

/** Levels A and AA of WCAG 2.2, as a site is asked that claims nothing of its own: each by the check of its number, if there is one, and by the engines. */
export const wcagCriteria = (): Criterion[] =>
  catalog.chapters.flatMap(({ id, criteria }) => {
    const level = levels[id]
    return level ? criteria.map(({ id: num, handle: name }) => ({ num, level, name, coveredBy: [`criteria.${num}`, ...Object.keys(engines).filter((engine) => engines[engine]!.split(' ').includes(num))] })) : []
  })
