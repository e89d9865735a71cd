import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { focusPictures, oneOfEach } from '../focus-pictures.ts'
import { type Fault, ofPage } from './fault.ts'

/** A text field shows the caret. */
const MARKED = 'a[href], button, summary, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset]), [tabindex="0"]'
const MOST = 30

/** Whether anything in the window changes when a control gets the focus. */
export async function focusMarks(page: Page): Promise<Fault[]> {
  await prepare(page)
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const all = page.locator(MARKED)
  const found: Fault[] = []
  const looks = await all.evaluateAll(oneOfEach)
  for (const at of looks.slice(0, MOST)) {
    const control = all.nth(at)
    const isMarked = async (of: 'control' | 'window') => {
      const pictures = await focusPictures(page, control, of)
      return !pictures || !pictures.after.equals(pictures.before)
    }
    // The mark may stand elsewhere in the window.
    if ((await isMarked('control')) || (await isMarked('window'))) continue
    const place = await control.evaluate((element) => (window as unknown as InPage).locate(element))
    found.push({ criterion: '2.4.7', rule: 'no-mark', kind: 'violation', message: 'Nothing shows that it has the focus.', ...place })
  }
  if (looks.length > MOST) found.push(ofPage('2.4.7', 'more', 'review', `Of ${looks.length} looks of controls ${MOST} were tried: do the others show the focus, too?`))
  return found
}
