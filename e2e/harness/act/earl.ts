import { implementations, type Name } from './implementations.ts'
import type { Outcome } from './judge.ts'
import type { CaseResult } from './run.ts'

/** The words of the implementation reports that the W3C collects. */
const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  'earl': 'http://www.w3.org/ns/earl#',
  'WCAG': 'https://www.w3.org/TR/WCAG/#',
  'WCAG22': 'https://www.w3.org/TR/WCAG22/#',
  'dct': 'http://purl.org/dc/terms/',
  'sch': 'https://schema.org/',
  'doap': 'http://usefulinc.com/ns/doap#',
  'source': 'dct:source',
  'title': 'dct:title',
  'name': 'doap:name',
  'release': 'doap:release',
  'revision': 'doap:revision',
  'Version': 'doap:Version',
  'assertions': { '@reverse': 'subject' },
  'assertedBy': { '@type': '@id' },
  'outcome': { '@type': '@id' },
  'mode': { '@type': '@id' },
}

const words: Record<Outcome, string> = { passed: 'earl:passed', failed: 'earl:failed', cantTell: 'earl:cantTell', error: 'earl:untested' }

/** What one implementation says of each case: test subjects, each with its assertions by rule. */
export function implementationReport(results: CaseResult[], name: Name, { title: tool, version, address }: Record<'title' | 'version' | 'address', string>) {
  const assertor = { '@id': address, '@type': ['Assertor', 'earl:Software'], 'name': tool, 'release': { '@type': 'Version', 'revision': version } }
  const subjects = results.flatMap(({ url, rule, outcomes }) => {
    const outcome = outcomes[name]
    if (outcome === undefined) return []
    const title = implementations[name].rulesOf(rule).join(', ')
    return {
      '@type': ['TestSubject', 'sch:WebPage'],
      'source': url,
      'assertions': [
        {
          '@type': 'Assertion',
          'mode': 'earl:automatic',
          'assertedBy': assertor,
          'result': { '@type': 'TestResult', 'outcome': words[outcome] },
          'test': { '@type': 'TestCase', '@id': `https://www.w3.org/WAI/standards-guidelines/act/rules/${rule}/`, title },
        },
      ],
    }
  })
  return { '@context': context, '@graph': subjects }
}
