import type { Page } from 'playwright/test'
import { MOST, unmarkedControls } from '../../page/unmarked.ts'
import { type Fault, ofPage } from './fault.ts'

/** Whether anything in the window changes when a control gets the focus. */
export async function focusMarks(page: Page): Promise<Fault[]> {
  const { unmarked, unsure, looks } = await unmarkedControls(page)
  const found = [
    ...unmarked.map((place): Fault => ({ criterion: '2.4.7', rule: 'no-mark', kind: 'violation', message: 'Nothing shows that it has the focus.', ...place })),
    ...unsure.map((place): Fault => ({ criterion: '2.4.7', rule: 'no-mark', kind: 'review', message: 'Something changes without the focus, too: is it shown that it has it?', ...place })),
  ]
  return looks > MOST ? [...found, ofPage('2.4.7', 'more', 'review', `Of ${looks} looks of controls ${MOST} were tried: do the others show the focus, too?`)] : found
}
