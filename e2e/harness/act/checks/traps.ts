import type { Page } from 'playwright/test'
import { trapsOf } from '../../page/traps.ts'
import { type Check, type Problem, violation } from '../check.ts'

/** Held by the keys that every page knows; by those, too, that the page names. */
async function check(page: Page): Promise<Problem[]> {
  const traps = await trapsOf(page)
  return traps.flatMap(({ html, isEscaped }) => (isEscaped ? ['a1b64e'] : ['a1b64e', '80af7b', 'ebe86a']).map((rule) => violation(rule)(`the focus does not leave it: ${html}`)))
}

export const traps: Check = { name: 'traps', rules: ['a1b64e', '80af7b', 'ebe86a'], check }
