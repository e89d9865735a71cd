import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { type Finding, HTML_LENGTH } from '../finding.ts'

const GUIDELINES = ['WCAG_2_2']

interface Issue {
  ruleId: string
  value: [policy: string, confidence: string]
  path: { dom: string }
  snippet: string
  message: string
}

interface Checkpoint {
  num: string
  rules?: { id: string }[]
}

interface Ace {
  Checker: new () => {
    guidelines: { id: string; checkpoints: Checkpoint[] }[]
    check: (document: Document, guidelines: string[]) => Promise<{ results: Issue[] }>
  }
}

const source = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

/** What the IBM Equal Access engine finds on the page in its present state. */
export async function ibm(page: Page): Promise<Finding[]> {
  // Evaluated by the browser's own debugger: a policy against foreign scripts does not stop it.
  await page.evaluate(source)
  const { results, rules } = await page.evaluate(async (guidelines) => {
    const checker = new (window as unknown as { ace: Ace }).ace.Checker()
    const report = await checker.check(document, guidelines)
    const own = checker.guidelines.filter(({ id }) => guidelines.includes(id)).flatMap(({ checkpoints }) => checkpoints)
    return {
      results: report.results
        .filter(({ value }) => value[1] !== 'PASS')
        .map(({ ruleId, value, path, snippet, message }) => ({ ruleId, value, path: { dom: path.dom }, snippet, message })),
      rules: own.flatMap(({ num, rules: all = [] }) => all.map(({ id }) => [id, num] as const)),
    }
  }, GUIDELINES)
  return results.map(({ ruleId, value: [policy, confidence], path, snippet, message }) => ({
    engine: 'ibm',
    rule: ruleId,
    criteria: [...new Set(rules.filter(([id, num]) => id === ruleId && /^\d\.\d+\.\d+$/.test(num)).map(([, num]) => num))],
    element: path.dom,
    html: snippet.slice(0, HTML_LENGTH),
    message,
    kind: policy === 'VIOLATION' && confidence === 'FAIL' ? 'violation' : 'review',
  }))
}
