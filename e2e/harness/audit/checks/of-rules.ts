import type { Page } from 'playwright/test'
import { autocomplete } from '../../act/checks/autocomplete.ts'
import { clipping } from '../../act/checks/clipping.ts'
import { descriptions } from '../../act/checks/descriptions.ts'
import { documentHead } from '../../act/checks/document-head.ts'
import { languages } from '../../act/checks/languages.ts'
import { namesCheck } from '../../act/checks/names.ts'
import { orientation } from '../../act/checks/orientation.ts'
import { references } from '../../act/checks/references.ts'
import { scrollers } from '../../act/checks/scrollers.ts'
import type { Check } from '../../act/check.ts'
import { type Fault, ofPage } from './fault.ts'

/** The criterion that fails with each ACT rule of ours; a rule without one is of level AAA. */
const criteria: Record<string, string> = {
  '73f2c2': '1.3.5', '59br37': '1.4.4', 'b4f0c3': '1.4.4', '2779a5': '2.4.2', 'bc659a': '2.2.1', 'b5c3f8': '3.1.1', 'bf051a': '3.1.1', 'de46e4': '3.1.2', 'b33eff': '1.3.4', '0ssw9k': '2.1.1', 'in6db8': '4.1.2', 'ucwvc8': '3.1.1', 'off6ek': '3.1.2',
  'c487ae': '2.4.4', '97a4e1': '4.1.2', 'm6b1q3': '4.1.2', 'cae760': '4.1.2', 'e086e5': '4.1.2', '2t702h': '4.1.2', 'ffd0e9': '1.3.1',
  '23a2a8': '1.1.1', '59796f': '1.1.1', '7d6734': '1.1.1', '8fc3b6': '1.1.1', '5effbb': '2.4.4', 'b49b2e': '2.4.6', 'cc0f0a': '2.4.6',
}

/** Rules that find what is seldom right, and that WCAG does not forbid (`forConformance` of the public cases is false, or they name no criterion): a person is asked. */
const asked = new Set(['in6db8', 'ffd0e9'])

const problemsOf = async (page: Page, checks: Check[]): Promise<Fault[]> => {
  const found: Fault[] = []
  for (const { check } of checks) {
    for (const { rule, kind, message } of await check(page)) {
      const criterion = criteria[rule]
      if (criterion) found.push(ofPage(criterion, `act-${rule}`, asked.has(rule) ? 'review' : kind, message, /<[^]*$/.exec(message)?.[0]))
    }
  }
  return found
}

/** The checks that are measured by the public test cases, on a page as it stands. */
export const rulesAsItStands = (page: Page): Promise<Fault[]> => problemsOf(page, [autocomplete, descriptions, documentHead, languages, namesCheck, references, scrollers])
/** Those that change the window. */
export const rulesOfWindows = (page: Page): Promise<Fault[]> => problemsOf(page, [clipping, orientation])
