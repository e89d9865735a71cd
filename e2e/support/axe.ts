import axeCore, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { axeTags } from '../harness/audit/engines/axe.ts'

/** What axe-core finds on the page in its present state. Its source is brought once: a page is looked at several times. */
export async function axeFindings(page: Page, rules: 'all' | 'of colour' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const ofColour = axeCore.getRules(['cat.color']).filter(({ tags }) => axeTags.some((tag) => tags.includes(tag)))
  const runOnly: RunOptions['runOnly'] = rules === 'all' ? { type: 'tag', values: axeTags } : { type: 'rule', values: ofColour.map(({ ruleId }) => ruleId) }
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run(document, options)
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))
  }, { resultTypes: ['violations' as const], runOnly })
}
