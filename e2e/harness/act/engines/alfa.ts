import { Audit } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'playwright/test'
import type { Outcome } from '../judge.ts'

/** Alfa's packages name no ACT rules; this is what its makers reported to the W3C for version 0.118, 13 July 2026: ACT rule, SIA rule. */
export const reported: Record<string, number> = {
  '674b10': 110, '6a7281': 19, '5f99a7': 20, 'de46e4': 7, 'm6b1q3': 94, 'akn7bn': 95, '24afc2': 91, '9e45ec': 92, '78fd32': 93, '73f2c2': 10,
  '97a4e1': 12, '46ca7f': 86, 'e086e5': 8, 'bf051a': 5, '2779a5': 1, '59796f': 28, '23a2a8': 2, 'c487ae': 11, '7d6734': 43, '307n5z': 90,
  'a25f45': 45, '6cfa84': 17, 'bc659a': 9, 'b4f0c3': 47, '8fc3b6': 63, 'b5c3f8': 4, 'c4a8a4': 114, '0ssw9k': 84, 'oj04fd': 65, 'afw4f7': 69,
  '09o5cg': 66, 'bisz58': 96, 'b33eff': 44, '4e8ab6': 16, '2t702h': 116, 'kb1m8s': 18, 'ff89c9': 42, 'bc4a75': 68, '5c01ea': 18, 'b49b2e': 115,
  'ffd0e9': 64, 'ucwvc8': 109, '4b1c6c': 15, 'cae760': 13, 'b20e66': 41, 'fd3a94': 81, 'd0f69e': 46, '2ee8b8': 14,
}

const isOf = (act: string) => ({ uri }: { uri: string }) => uri.endsWith(`/sia-r${reported[act]}`)

export const alfaRules = (act: string): string[] => [...rules].filter(isOf(act)).map(({ uri }) => uri)

export async function alfaOutcome(page: Page, act: string): Promise<Outcome> {
  const input = await Playwright.toPage(await page.evaluateHandle(() => window.document))
  const outcomes = new Set<string>([...(await Audit.of(input, [...rules].filter(isOf(act))).evaluate())].map(({ outcome }) => outcome))
  return outcomes.has('failed') ? 'failed' : outcomes.has('cantTell') ? 'cantTell' : 'passed'
}
