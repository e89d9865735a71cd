import type { Page } from 'playwright/test'
import { heard } from '../../audit/checks/listeners.ts'
import { readPage } from '../../audit/checks/markup.ts'
import type { Check } from '../check.ts'

/** What the audit asks of markup and scripts, by criterion and rule, and the ACT rules that ask the same. */
const rules: Record<string, string[]> = {
  '1.2.1 sound': ['e7aa44', '2eb176', 'afb423'],
  '1.2.1 film': ['c3232f', 'd7ba54', 'ee13b5', 'fd26cf'],
  '1.2.2 film': ['eac66b', 'f51b46'],
  '1.2.3 film': ['c5a4ea', '1ec09b', 'ab4d13', '1a02b0'],
  '1.2.5 film': ['1ea59c'],
  '1.4.2 autoplay': ['80f0bf', '4c31df', 'aaa1bf'],
  '2.1.4 keys': ['ffbc54'],
  '2.2.2 script': ['efbfc7'],
  '2.4.4 one-name': ['fd3a94', 'b20e66'],
  '2.5.4 device': ['7677a9', 'c249d5'],
}

async function check(page: Page) {
  const faults = [...(await readPage(page)), ...(await heard(page))]
  return faults.flatMap(({ criterion, rule: own, kind, message, html }) => (rules[`${criterion} ${own}`] ?? []).map((rule) => ({ rule, kind, message: `${message} ${html}` })))
}

const all = Object.values(rules).flat()

export const questions: Check = { name: 'questions', rules: all, asks: all, check }
