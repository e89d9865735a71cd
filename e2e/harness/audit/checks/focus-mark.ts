import type { Page } from 'playwright/test'
import { type Fault, type InPage, ofPage, prepare } from './fault.ts'

/** A text field shows the caret. */
const MARKED = 'a[href], button, summary, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset]), [tabindex="0"]'
const MOST = 30

/** Runs in the page: the controls of each look once: same element, same class, same part of the page. */
const oneOfEach = (all: Element[]): number[] => {
  const seen = new Set<string>()
  return all.flatMap((control, at) => {
    const look = `${control.closest('header, nav, main, footer, [role=dialog]')?.localName} ${control.parentElement?.localName} ${control.parentElement?.className} ${control.localName} ${control.className} ${control.id ? 'id' : ''} ${control.getAttribute('style')}`
    const isNew = control.checkVisibility({ visibilityProperty: true }) && !(control as HTMLInputElement).disabled && !seen.has(look)
    seen.add(look)
    return isNew ? [at] : []
  })
}

/** Whether anything changes where a control is when it gets the focus. */
export async function focusMarks(page: Page): Promise<Fault[]> {
  await prepare(page)
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const all = page.locator(MARKED)
  const found: Fault[] = []
  const looks = await all.evaluateAll(oneOfEach)
  for (const at of looks.slice(0, MOST)) {
    const control = all.nth(at)
    const box = await control.evaluate((element) => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      return { x, y, width, height }
    })
    // Out of sight until it has the focus.
    if (box.x + box.width <= 0 || box.y + box.height <= 0 || box.width <= 1) continue
    const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 }
    const shoot = () => page.screenshot({ clip, animations: 'disabled' })
    const before = await shoot()
    await control.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true, focusVisible: true }))
    if (!(await shoot()).equals(before)) continue
    const place = await control.evaluate((element) => (window as unknown as InPage).told(element))
    found.push({ criterion: '2.4.7', rule: 'no-mark', kind: 'violation', message: 'Nothing shows that it has the focus.', ...place })
  }
  if (looks.length > MOST) found.push(ofPage('2.4.7', 'more', 'review', `Of ${looks.length} looks of controls ${MOST} were tried: do the others show the focus, too?`))
  return found
}
