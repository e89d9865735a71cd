import type { Page } from 'playwright/test'
import { focusPictures, oneOfEach } from './focus-pictures.ts'
import { type InPage, prepare } from './in-page.ts'
import { handHearers } from './listeners.ts'

/** What Tab comes to. A text field shows the caret. */
const MARKED = ':is(a[href], button, summary, select, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=file], [type=color]), [tabindex]:not(input, textarea, [contenteditable], [role=textbox])):not([tabindex^="-"])'
export const MOST = 30

type Place = ReturnType<InPage['locate']>

/** Controls that get the focus and nothing in the window changes; those where something changes without it, too; and how many looks of controls there are, of which thirty are tried. */
export async function unmarkedControls(page: Page): Promise<{ unmarked: Place[]; unsure: Place[]; looks: number }> {
  await prepare(page)
  // A script may mark one of two that look the same.
  await handHearers(page, /^(?:focus|focusin|blur|focusout)$/)
  // Some pages show marks only once this key was pressed. Each control gets the focus by itself: where the key leads to makes no difference.
  await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const all = page.locator(MARKED)
  const [unmarked, unsure]: [Place[], Place[]] = [[], []]
  const looks = await all.evaluateAll(oneOfEach)
  for (const [at] of looks.slice(0, MOST)) {
    const control = all.nth(at)
    const markIn = async (of: 'control' | 'window'): Promise<'none' | 'seen' | 'unsure'> => {
      let last: Awaited<ReturnType<typeof focusPictures>>
      // What comes with the focus and goes with it is its mark; what moves by itself does not come back. A busy browser may smooth letters anew.
      for (let tries = 0; tries < 3; tries += 1) {
        const pictures = await focusPictures(page, control, of)
        // One that is out of sight may be drawn by something else.
        if (!pictures) return 'none'
        if (last?.before.equals(pictures.before)) return 'seen'
        if (pictures.after.equals(pictures.before)) return last || !pictures.isDrawn ? 'unsure' : 'none'
        last = pictures
      }
      return 'unsure'
    }
    const near = await markIn('control')
    // The mark may stand elsewhere in the window.
    const mark = near === 'none' ? await markIn('window') : near
    if (mark === 'seen' || !(await control.evaluate((element) => element.matches(':focus')))) continue
    ;(mark === 'none' ? unmarked : unsure).push(await control.evaluate((element) => (window as unknown as InPage).locate(element)))
  }
  return { unmarked, unsure, looks: looks.length }
}
