import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import type { Page } from 'playwright/test'
import type { Outcome } from '../judge.ts'

type ByReason = Record<string, Record<string, string>>

interface Ace {
  Checker: new () => {
    engine: { ruleMap: Record<string, { act?: string | (string | ByReason)[] }> }
    guidelines: { id: string }[]
    check: (document: Document, guidelines: string[]) => Promise<{ results: { ruleId: string; reasonId: string | number; value: [string, string] }[] }>
  }
}

const source = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

/** ACT rule → rule of the engine → outcome by reason, or nothing where its own verdict counts; as the engine declares them itself. */
function declared(): Record<string, Record<string, Record<string, string> | null>> {
  const sandbox = createContext({ console, Node: {}, window: {}, document: {} })
  runInContext(`${source};this.ace = ace`, sandbox)
  const { ruleMap } = new (sandbox as unknown as { ace: Ace }).ace.Checker().engine
  const found: ReturnType<typeof declared> = {}
  for (const [rule, { act = [] }] of Object.entries(ruleMap)) {
    for (const one of [act].flat()) {
      const pairs = typeof one === 'string' ? [[one, null] as const] : Object.entries(one)
      for (const [id, reasons] of pairs) found[id] = { ...found[id], [rule]: reasons }
    }
  }
  return found
}

const mapping = declared()

export const ibmRules = (act: string): string[] => Object.keys(mapping[act] ?? {})

const byConfidence: Record<string, string> = { FAIL: 'fail', PASS: 'pass' }

export async function ibmOutcome(page: Page, act: string): Promise<Outcome> {
  await page.evaluate(source)
  const results = await page.evaluate(async () => {
    const checker = new (window as unknown as { ace: Ace }).ace.Checker()
    const report = await checker.check(document, checker.guidelines.map(({ id }) => id))
    return report.results.map(({ ruleId, reasonId, value }) => ({ ruleId, reasonId: String(reasonId), confidence: value[1] }))
  })
  const own = results.filter(({ ruleId }) => ruleId in mapping[act]!)
  const verdictOf = ({ ruleId, reasonId, confidence }: (typeof own)[number]): string => {
    const reasons = mapping[act]![ruleId]
    return reasons ? (reasons[reasonId] ?? 'pass') : (byConfidence[confidence] ?? 'cantTell')
  }
  const verdicts = new Set(own.map(verdictOf))
  return verdicts.has('fail') ? 'failed' : verdicts.has('cantTell') ? 'cantTell' : 'passed'
}
