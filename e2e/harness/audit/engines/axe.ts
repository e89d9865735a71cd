import type { Page } from 'playwright/test'
import { axeOn } from '../../page/axe-on.ts'
import { type Finding, HTML_LENGTH } from '../finding.ts'
import { placesOf } from '../../page/in-page.ts'

/** Every tag of axe-core but `deprecated`; a rule runs when it has one of them, those that are off by default too. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'section508', 'ACT']

/** «wcag1410» is 1.4.10; «wcag2aa» is a level. */
const criteriaOf = (found: string[]): string[] => found.flatMap((tag) => tag.match(/^wcag(\d)(\d)(\d+)$/)?.slice(1).join('.') ?? [])

/** Of something in a frame the frame, of something in a shadow tree its host: what stands in the page itself. */
const outermost = ([first = '']: (string | string[])[]): string => (typeof first === 'string' ? first : (first[0] ?? ''))

/** What axe-core finds on the page in its present state. */
export async function axe(page: Page): Promise<Finding[]> {
  // What passes is not written out; on a page without frames all is put together there, in a third of the time.
  const asked = axeOn(page).options({ resultTypes: ['violations', 'incomplete'] }).withTags(axeTags)
  const { violations, incomplete } = await asked.setLegacyMode(page.frames().length === 1).analyze()
  const reports = [
    ...violations.map((result) => ({ kind: 'violation' as const, ...result })),
    ...incomplete.map((result) => ({ kind: 'review' as const, ...result })),
  ].flatMap(({ kind, id, tags: own, nodes }) => nodes.map((node) => ({ kind, id, own, node })))
  const places = await placesOf(page, reports.map(({ node }) => outermost(node.target)))
  return reports.map(({ kind, id, own, node }, at) => ({
    engine: 'axe',
    rule: id,
    criteria: criteriaOf(own),
    element: places[at]?.[0] ?? String(node.target),
    html: node.html.slice(0, HTML_LENGTH),
    message: (node.failureSummary ?? '').split('\n').slice(1).join(' ').trim(),
    kind,
  }))
}
