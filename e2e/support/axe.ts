import axeCore, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { axeTags } from '../harness/audit/engines/axe.ts'

/** What axe-core finds on the page in its present state. Its source is brought once: a page is looked at several times. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values } })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))
  }, axeTags)
}
