import type { Page } from 'playwright/test'
import { unmarkedControls } from '../../page/unmarked.ts'
import { type Check, violation } from '../check.ts'

async function check(page: Page) {
  const { unmarked } = await unmarkedControls(page)
  return unmarked.map(({ html }) => violation('oj04fd')(`Nothing shows that it has the focus. ${html}`))
}

export const focus: Check = { name: 'focus', rules: ['oj04fd'], check }
