import type { Page } from 'playwright/test'
import { focusMarks } from '../../audit/checks/focus-mark.ts'
import { type Check, violation } from '../check.ts'

async function check(page: Page) {
  const unmarked = (await focusMarks(page)).filter(({ rule }) => rule === 'no-mark')
  return unmarked.map(({ message, html }) => violation('oj04fd')(`${message} ${html}`))
}

export const focus: Check = { name: 'focus', rules: ['oj04fd'], check }
