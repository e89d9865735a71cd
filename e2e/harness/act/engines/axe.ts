import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { axeOn } from '../../page/axe-on.ts'
import type { Outcome } from '../judge.ts'

const declared = axeCore.getRules() as { ruleId: string; tags: string[]; actIds?: string[] }[]

/** As axe-core declares them itself. */
export const axeRules = (act: string): string[] =>
  declared.filter(({ actIds = [], tags }) => actIds.includes(act) && !tags.includes('deprecated')).map(({ ruleId }) => ruleId)

export async function axeOutcome(page: Page, act: string): Promise<Outcome> {
  const { violations, incomplete } = await axeOn(page).withRules(axeRules(act)).setLegacyMode().analyze()
  if (violations.length > 0) return 'failed'
  return incomplete.length > 0 ? 'cantTell' : 'passed'
}
