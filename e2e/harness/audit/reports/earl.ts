import { claimsOf } from '../levels.ts'
import type { AuditResult } from '../result.ts'
import { madeWith } from '../sources.ts'
import type { Assertor } from '../verdict.ts'
import { context } from './earl-context.ts'

const TOOL = 'npm run audit'

/** «Name, Role, Value» is `name-role-value`, as the Recommendation calls its places. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[(),:]/g, '').replaceAll(/\s+/g, '-')

/** Where a page stands in public: what its path begins with is no scheme, though a colon be in it. */
export const addressAt = (path: string, { url }: AuditResult['site']): string => new URL(`.${path}`, url.replace(/\/*$/, '/')).href

/** EARL 1.0 in JSON-LD, inside an evaluation that the report tool of WCAG-EM opens, or adds by «Add data»; its subjects are the pages of the sample at their published address. */
export function earl(result: AuditResult) {
  const address = (path: string) => addressAt(path, result.site)
  const page = (path: string) => ({ '@id': address(path), '@type': ['TestSubject', 'Webpage'], 'title': path, 'description': address(path) })
  const ids = new Map<string, string>()
  const idOf = (title: string): string => ids.get(title) ?? (ids.set(title, `_:assertor${ids.size}`), ids.get(title)!)
  const single = ({ kind, name }: Assertor) => ({ '@id': idOf(name), '@type': ['Assertor', kind], 'title': name })
  // An assertion has one assertor: several are a group of those, each by itself.
  const assertorOf = (members: Assertor[]) => {
    if (members.length === 1) return single(members[0]!)
    const title = members.map(({ name }) => name).join('\n')
    return { '@id': idOf(title), '@type': ['Assertor', 'Group'], title, 'member': members.map(single) }
  }
  const claims = claimsOf(result)
  return {
    '@context': context,
    '@type': 'Evaluation',
    '@language': 'en',
    'defineScope': { '@id': '_:defineScope', 'scope': { title: result.site.name, description: [`${result.site.url}, looked at as ${result.address}`, madeWith(result), ...result.limits].join('\n') }, 'wcagVersion': '2.2', 'conformanceTarget': 'AA' },
    'selectSample': { '@id': '_:selectSample', 'structuredSample': result.sample.structured.map(page), 'randomSample': result.sample.random.map(page) },
    // A page outside the sample that failed lowers the level of its criterion: it is told, too.
    'auditSample': [...new Set([...result.pages, ...claims.flatMap(({ verdicts }) => verdicts.map(({ path }) => path))])].flatMap((path) =>
      claims.flatMap(({ criterion, verdicts }) =>
        verdicts
          .filter((verdict) => verdict.path === path)
          .map(({ outcome, mode, assertedBy, reasons }) => ({
            '@type': 'Assertion',
            'assertedBy': assertorOf(outcome === 'untested' || assertedBy.length === 0 ? [{ kind: 'Software', name: TOOL }] : assertedBy),
            // Who has not looked has looked in no way.
            ...(outcome === 'untested' ? {} : { mode: `earl:${mode}` }),
            'subject': { '@id': address(path) },
            'test': { '@id': `WCAG:${slugOf(criterion.name)}`, '@type': 'TestCriterion', 'title': `${criterion.num} ${criterion.name}` },
            'result': { '@type': 'TestResult', 'date': result.date, 'outcome': { '@id': `earl:${outcome}` }, 'description': reasons.slice(0, 10).join('\n') },
          })),
      ),
    ),
    'reportFindings': { title: `${result.site.name}, ${result.date.slice(0, 10)}`, date: result.date, evaluator: [TOOL, ...new Set(result.answers.map(({ name }) => name))].join(', ') },
  }
}
