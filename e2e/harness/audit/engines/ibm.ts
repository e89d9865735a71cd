import { readFileSync } from 'node:fs'
import type * as Ace from 'accessibility-checker-engine'
import type { Page } from 'playwright/test'
import { type Finding, HTML_LENGTH } from '../finding.ts'

const source = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

/** What the IBM Equal Access engine finds on the page in its present state. */
export async function ibm(page: Page): Promise<Finding[]> {
  // Evaluated by the browser's own debugger: a policy against foreign scripts does not stop it.
  await page.evaluate(source)
  const { results, rules } = await page.evaluate(async () => {
    const checker = new (window as unknown as { ace: typeof Ace }).ace.Checker()
    const report = await checker.check(document, ['WCAG_2_2'])
    const own = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')!.checkpoints
    return {
      results: report.results
        .map(({ ruleId, value, path, snippet, message }) => ({ ruleId, value: value.map(String), element: path.dom ?? '', snippet, message }))
        .filter(({ value }) => value[1] !== 'PASS'),
      rules: own.flatMap(({ num, rules: all = [] }) => all.map(({ id }) => [id, num] as const)),
    }
  })
  return results.map(({ ruleId, value: [policy, confidence], element, snippet, message }) => ({
    engine: 'ibm',
    rule: ruleId,
    criteria: [...new Set(rules.filter(([id, num]) => id === ruleId && /^\d\.\d+\.\d+$/.test(num)).map(([, num]) => num))],
    element,
    html: snippet.slice(0, HTML_LENGTH),
    message,
    kind: policy === 'VIOLATION' && confidence === 'FAIL' ? 'violation' : 'review',
  }))
}
