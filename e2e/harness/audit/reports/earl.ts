import { type Outcome, outcomesOf } from '../criteria.ts'
import type { AuditResult } from '../result.ts'

/** The words of the report tool of WCAG-EM, as far as they occur here. */
const context = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  evaluator: 'wcagem:evaluator',
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  Assertor: 'earl:Assertor',
  TestResult: 'earl:TestResult',
  TestCriterion: 'earl:TestCriterion',
  TestSubject: 'earl:TestSubject',
  assertedBy: 'earl:assertedBy',
  mode: { '@id': 'earl:mode', '@type': '@id' },
  subject: 'earl:subject',
  test: 'earl:test',
  result: 'earl:result',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  date: 'dcterms:date',
}

/** «Name, Role, Value» is `name-role-value`, as the Recommendation calls its places. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[(),:]/g, '').replaceAll(/\s+/g, '-')

const verdict = (path: string, { level, failed, violated, asked, tests }: Outcome): string => {
  if (violated.some(({ cell }) => cell.path === path) || failed.some(({ title }) => title.includes(`${path} `) || title.endsWith(path))) return 'earl:failed'
  if (level === 'not-applicable') return 'earl:inapplicable'
  if (asked.some(({ cell }) => cell.path === path) || failed.length > 0) return 'earl:cantTell'
  return tests.length > 0 || level === 'supports' ? 'earl:passed' : 'earl:untested'
}

const descriptionOf = ({ failed, violated, asked }: Outcome): string =>
  [
    ...failed.map(({ title, errors }) => `${title}: ${errors[0]?.split('\n')[0] ?? ''}`),
    ...violated.flatMap(({ violations }) => violations.flatMap(({ messages }) => messages)),
    ...asked.flatMap(({ reviews }) => reviews.flatMap(({ messages }) => messages)),
  ]
    .filter((line, at, all) => all.indexOf(line) === at)
    .slice(0, 10)
    .join('\n')

/** EARL 1.0 in JSON-LD, inside an evaluation that the report tool of WCAG-EM opens; its subjects are the pages of the sample. */
export function earl(result: AuditResult): object {
  const page = (path: string) => ({ '@id': new URL(path, result.address).href, '@type': ['TestSubject', 'Webpage'], title: path, description: new URL(path, result.address).href })
  const assertor = { '@id': '_:audit', '@type': 'Assertor', title: Object.entries(result.engines).map((engine) => engine.join(' ')).join(', ') }
  const outcomes = outcomesOf(result)
  return {
    '@context': context,
    '@type': 'Evaluation',
    '@language': 'en',
    'defineScope': { '@id': '_:defineScope', 'scope': { title: result.site.name, description: result.address }, 'wcagVersion': '2.2', 'conformanceTarget': 'AA' },
    'selectSample': { '@id': '_:selectSample', 'structuredSample': result.sample.structured.map(page), 'randomSample': result.sample.random.map(page) },
    'auditSample': [...result.sample.structured, ...result.sample.random].flatMap((path) =>
      outcomes.map((outcome) => ({
        '@type': 'Assertion',
        'assertedBy': assertor,
        'mode': 'earl:automatic',
        'subject': { '@id': new URL(path, result.address).href },
        'test': { '@id': `WCAG:${slugOf(outcome.criterion.name)}`, '@type': 'TestCriterion', 'title': `${outcome.criterion.num} ${outcome.criterion.name}` },
        'result': { '@type': 'TestResult', 'date': result.date, 'outcome': { '@id': verdict(path, outcome) }, 'description': descriptionOf(outcome) },
      })),
    ),
    'reportFindings': { title: `${result.site.name}, ${result.date.slice(0, 10)}`, date: result.date, evaluator: 'npm run audit' },
  }
}
