import type { Page } from 'playwright/test'
import { unmarkedControls } from '../../page/unmarked.ts'
import { type Check, review, violation } from '../check.ts'

async function check(page: Page) {
  const { unmarked, unsure } = await unmarkedControls(page)
  return [...unmarked.map(({ html }) => violation('oj04fd')(`Nothing shows that it has the focus. ${html}`)), ...unsure.map(({ html }) => review('oj04fd')(`Something changes without the focus, too. ${html}`))]
}

export const focus: Check = { name: 'focus', rules: ['oj04fd'], check }
