import type { Name } from './implementations.ts'
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

export interface Tool {
  name: string
  version: string
  address: string
}

/** What one implementation says of each case: test subjects, each with its assertions by rule. */
export function implementationReport(results: CaseResult[], name: Name, { name: title, version, address }: Tool, rulesOf: (act: string) => string[]) {
  const assertor = { '@id': address, '@type': ['Assertor', 'earl:Software'], 'name': title, 'release': { '@type': 'Version', 'revision': version } }
  const subjects = results.flatMap(({ url, rule, outcomes }) => {
    const outcome = outcomes[name]
    if (outcome === undefined) return []
    const procedures = rulesOf(rule)
    return {
      '@type': ['TestSubject', 'sch:WebPage'],
      'source': url,
      'assertions': [
        {
          '@type': 'Assertion',
          'mode': 'earl:automatic',
          'assertedBy': address,
          'result': { '@type': 'TestResult', 'outcome': words[outcome] },
          'test': { '@type': 'TestCase', '@id': `https://www.w3.org/WAI/standards-guidelines/act/rules/${rule}/`, 'title': procedures.join(', ') },
        },
      ],
    }
  })
  return { '@context': context, '@graph': [assertor, ...subjects] }
}
