import { Audit } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'playwright/test'
import { type Finding, HTML_LENGTH } from '../finding.ts'
import { coveredForNow } from './covered-for-now.ts'

/** The parts of Alfa's nodes that are read here: elements, texts and documents have a path, groups hold several of them. */
interface Target {
  path?: (options?: unknown) => string
  toString: () => string
  owner?: { getOr: (otherwise: undefined) => Target | undefined }
  [Symbol.iterator]?: () => Iterator<Target>
}

interface Verdict {
  outcome: string
  target: Target
  rule: { uri: string; requirements: Iterable<{ toJSON: () => { chapter?: string; uri: string } }> }
  toJSON: () => { expectations?: [string, { error?: { message: string } }][]; diagnostic?: { message: string } }
}

const kinds: Record<string, Finding['kind']> = { failed: 'violation', cantTell: 'review' }

function elementsOf(target: Target): Target[] {
  if (target.path) return [target]
  if (target[Symbol.iterator]) return [...(target as Iterable<Target>)].flatMap(elementsOf)
  return [target.owner?.getOr(undefined) ?? target]
}

/** The rules that take from a target what lies over it, with the least height and width that they ask for, in CSS pixels. */
const LEAST: Record<string, number> = { 'sia-r111': 44, 'sia-r113': 24 }

/** The element of a text is its parent. */
const placeOf = (target: Target): string => target.path?.().replace(/\/text\(\)\[\d+\]$/, '') ?? ''

const messagesOf = (verdict: Verdict): string => {
  const { expectations = [], diagnostic } = verdict.toJSON()
  return expectations.map(([, result]) => result?.error?.message).filter(Boolean).join(' ') || (diagnostic?.message ?? '')
}

/**
 * Runs in the page: kinds of rules that Alfa does not know are told as media that no page has. It gives up the whole sheet
 * that one of them stands in (`toRule` of alfa-dom throws), and judges the page as if that sheet were not there. What a
 * container query would change is left out.
 */
const leaveOutUnknownRules = () => {
  const known = ['FontFace', 'Import', 'Keyframe', 'Keyframes', 'LayerBlock', 'LayerStatement', 'Media', 'Namespace', 'Page', 'Style', 'Supports']
  // Others are built on them: they keep what they have.
  const shared = ['Grouping', 'Condition']
  const kept = new Set([...known, ...shared].map((kind) => `CSS${kind}Rule`))
  for (const name of Object.getOwnPropertyNames(window).filter((one) => /^CSS\w+Rule$/.test(one) && !kept.has(one))) {
    const { prototype } = (window as unknown as Record<string, typeof CSSRule>)[name]!
    for (const [key, value] of Object.entries({ constructor: CSSMediaRule, conditionText: 'not all', cssRules: [] })) Object.defineProperty(prototype, key, { value, configurable: true })
  }
}

/** What Siteimprove Alfa finds on the page in its present state. */
export async function alfa(page: Page): Promise<Finding[]> {
  await page.evaluate(leaveOutUnknownRules)
  const input = await Playwright.toPage(await page.evaluateHandle(() => window.document))
  const verdicts = [...(await Audit.of(input, rules).evaluate())] as unknown as Verdict[]
  const findings = verdicts
    .filter(({ outcome }) => outcome in kinds)
    .flatMap((verdict) =>
      elementsOf(verdict.target).map((target) => ({
        engine: 'alfa' as const,
        rule: verdict.rule.uri.split('/').at(-1)!,
        criteria: [...verdict.rule.requirements].flatMap((requirement) => requirement.toJSON().chapter ?? []),
        element: placeOf(target),
        html: String(target).replace(/\s+/g, ' ').slice(0, HTML_LENGTH),
        message: messagesOf(verdict),
        kind: kinds[verdict.outcome]!,
      })),
    )
  const covered = findings.some(({ rule }) => rule in LEAST) ? await coveredForNow(page) : {}
  return findings.filter(({ rule, element }) => !(covered[element]! >= LEAST[rule]!))
}
