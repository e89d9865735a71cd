import type { Locator, Page } from 'playwright/test'
import type { InPage } from './in-page.ts'

/** A control, and what it looks like: those that say the same look the same, on another page too. */
type Look = [at: number, look: string]

/** Runs in a prepared page: the controls of each look once, but for looks that are known: same element, same class, same part of the page, same ground, and, where the page has been given its hearers, both of them or neither. */
export const oneOfEach = (all: Element[], known: string[] = []): Look[] => {
  const { isTransparent, hearers } = window as unknown as InPage & { hearers?: Set<Node> }
  const seen = new Set(known)
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return isTransparent(backgroundColor) && backgroundImage === 'none' ? groundOf(element.parentElement) : backgroundColor + backgroundImage.slice(0, 40)
  }
  return all.flatMap((control, at): Look[] => {
    const look = `${control.closest('header, nav, main, footer, [role=dialog]')?.localName} ${groundOf(control.parentElement)} ${control.parentElement?.localName} ${control.parentElement?.className} ${control.localName} ${control.className} ${control.id ? 'id' : ''} ${control.getAttribute('style')} ${hearers?.has(control)}`
    const isNew = control.checkVisibility({ visibilityProperty: true }) && !(control as HTMLInputElement).disabled && !seen.has(look)
    seen.add(look)
    return isNew ? [[at, look]] : []
  })
}

/** A ring may keep its distance, CSS pixels. */
const AROUND = 16

/**
 * How a control and sixteen pixels around it, or the whole window, look without the focus, and with it: PNG, and the control's
 * size in CSS pixels; nothing for one that is out of sight until it has it.
 */
export async function focusPictures(page: Page, control: Locator, of: 'control' | 'window' = 'control') {
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
  const clip = { x: Math.max(0, x - AROUND), y: Math.max(0, y - AROUND), width: width + 2 * AROUND, height: height + 2 * AROUND }
  const take = async () => {
    // What a busy browser has still to draw, it draws before the second of two frames.
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
    return page.screenshot({ ...(of === 'control' ? { clip } : {}), animations: 'disabled' })
  }
  const before = await take()
  await control.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true, focusVisible: true }))
  return { before, after: await take(), width, height }
}
