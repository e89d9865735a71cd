import type { Finding } from '../finding.ts'

/** What a check says of a part of a page. */
export interface Fault extends Pick<Finding, 'rule' | 'kind' | 'message' | 'html'> {
  criterion: string
  /** XPath of the element. */
  place: string
}

export const findingOf = ({ criterion, place, ...fault }: Fault): Finding => ({ ...fault, engine: 'probe', criteria: [criterion], element: place })

/** Of the page, where no part of it can be named. */
export const ofPage = (criterion: string, rule: string, kind: Fault['kind'], message: string, html = '<html>'): Fault => ({ criterion, rule, kind, message, place: '/html[1]', html })
