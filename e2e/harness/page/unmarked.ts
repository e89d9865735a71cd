import type { Page } from 'playwright/test'
import { focusPictures, oneOfEach } from './focus-pictures.ts'
import { type InPage, prepare } from './in-page.ts'

/** A text field shows the caret. */
const MARKED = 'a[href], button, summary, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset]), [tabindex="0"]'
export const MOST = 30

/** Controls that get the focus and nothing in the window changes; and how many looks of controls there are, of which thirty are tried. */
export async function unmarkedControls(page: Page): Promise<{ unmarked: ReturnType<InPage['locate']>[]; looks: number }> {
  await prepare(page)
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const all = page.locator(MARKED)
  const unmarked: ReturnType<InPage['locate']>[] = []
  const looks = await all.evaluateAll(oneOfEach)
  for (const [at] of looks.slice(0, MOST)) {
    const control = all.nth(at)
    const isMarked = async (of: 'control' | 'window') => {
      const pictures = await focusPictures(page, control, of)
      return !pictures || !pictures.after.equals(pictures.before)
    }
    // The mark may stand elsewhere in the window.
    if ((await isMarked('control')) || (await isMarked('window'))) continue
    unmarked.push(await control.evaluate((element) => (window as unknown as InPage).locate(element)))
  }
  return { unmarked, looks: looks.length }
}
