import type { Locator, Page } from 'playwright/test'

/** Runs in the page: the controls of each look once: same element, same class, same part of the page. */
export const oneOfEach = (all: Element[]): number[] => {
  const seen = new Set<string>()
  return all.flatMap((control, at) => {
    const look = `${control.closest('header, nav, main, footer, [role=dialog]')?.localName} ${control.parentElement?.localName} ${control.parentElement?.className} ${control.localName} ${control.className} ${control.id ? 'id' : ''} ${control.getAttribute('style')}`
    const isNew = control.checkVisibility({ visibilityProperty: true }) && !(control as HTMLInputElement).disabled && !seen.has(look)
    seen.add(look)
    return isNew ? [at] : []
  })
}

export interface FocusPictures {
  /** PNG. */
  before: Buffer
  after: Buffer
  /** Of the control, in CSS pixels. */
  width: number
  height: number
}

/** How a control and eight pixels around it, or the whole window, look without the focus, and with it; nothing for one that is out of sight until it has it. */
export async function focusPictures(page: Page, control: Locator, of: 'control' | 'window' = 'control'): Promise<FocusPictures | undefined> {
  const { x, y, width, height } = await control.evaluate((element) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // A link stretched over its card carries its ring around the card.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute'
    const marked = (isStretched && (element as HTMLElement).offsetParent) || element
    const box = marked.getClientRects()[0] ?? marked.getBoundingClientRect()
    return { x: box.x, y: box.y, width: box.width, height: box.height }
  })
  if (x + width <= 0 || y + height <= 0 || width <= 1) return undefined
  const clip = { x: Math.max(0, x - 8), y: Math.max(0, y - 8), width: width + 16, height: height + 16 }
  const take = () => page.screenshot({ ...(of === 'control' ? { clip } : {}), animations: 'disabled' })
  const before = await take()
  await control.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true, focusVisible: true }))
  return { before, after: await take(), width, height }
}
