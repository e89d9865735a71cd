import type { Locator, Page } from 'playwright/test'
import type { InPage } from './in-page.ts'

/** A control, and what it looks like: those that say the same look the same, on another page too. */
type Look = [at: number, look: string]

/** Runs in a prepared page: the controls of each look once, but for looks that are known: same element, class, type and role, in elements of the same classes, same part of the page, same ground, and, where the page has been given its hearers, both of them or neither. */
export const oneOfEach = (all: Element[], known: string[] = []): Look[] => {
  const { isTransparent, outerOf, hearers } = window as unknown as InPage & { hearers?: Set<Node> }
  const seen = new Set(known)
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return isTransparent(backgroundColor) && backgroundImage === 'none' ? groundOf(element.parentElement) : backgroundColor + backgroundImage.slice(0, 40)
  }
  /** What a style may tell it by: all that it stands in, out of a shadow tree too; a number at the end of a class names one of many that are alike. */
  const pathOf = (element: Element | null): string => (element ? `${pathOf(outerOf(element))} ${element.localName}.${[...element.classList].map((name) => name.replace(/[-_]\d+$/, '')).join('.')}` : '')
  return all.flatMap((control, at): Look[] => {
    const look = `${control.closest('header, nav, main, footer, [role=dialog]')?.localName} ${groundOf(control.parentElement)} ${pathOf(outerOf(control))} ${control.localName} ${control.className} ${control.getAttribute('type')} ${control.getAttribute('role')} ${control.id ? 'id' : ''} ${control.getAttribute('style')} ${hearers?.has(control)}`
    const isNew = control.checkVisibility({ visibilityProperty: true }) && !(control as HTMLInputElement).disabled && !seen.has(look)
    seen.add(look)
    return isNew ? [[at, look]] : []
  })
}

/** A ring may keep its distance, CSS pixels. */
const AROUND = 16

/**
 * How a control and sixteen pixels around it, or the whole window, look without the focus, and with it: PNG, and the control's
 * size in CSS pixels, and whether it, or its label, can be seen; nothing of one that is out of sight until it has it, but for the window.
 */
export async function focusPictures(page: Page, control: Locator, of: 'control' | 'window' = 'control') {
  const { x, y, width, height, isDrawn } = await control.evaluate((element) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    // One of a pixel may be drawn by its label, and is looked at there.
    const label = element.getBoundingClientRect().width <= 1 ? (element as HTMLInputElement).labels?.[0] : undefined
    ;(label ?? element).scrollIntoView({ block: 'center', behavior: 'instant' })
    const { right, bottom, width: across } = (label ?? element).getBoundingClientRect()
    // A link stretched over its card carries its ring around the card; one that only has room for a finger does not.
    const { position, width: over, height: down } = getComputedStyle(element, '::after')
    const card = (element as HTMLElement).offsetParent
    const isStretched = position === 'absolute' && card !== null && parseFloat(over) >= card.clientWidth - 1 && parseFloat(down) >= card.clientHeight - 1
    const marked = isStretched ? card : element
    const box = marked.getClientRects()[0] ?? marked.getBoundingClientRect()
    return { x: box.x, y: box.y, width: box.width, height: box.height, isDrawn: right > 0 && bottom > 0 && across > 1 }
  })
  if (of === 'control' && (x + width <= 0 || y + height <= 0 || width <= 1)) return undefined
  const clip = { x: Math.max(0, x - AROUND), y: Math.max(0, y - AROUND), width: width + 2 * AROUND, height: height + 2 * AROUND }
  const take = async () => {
    // What a busy browser has still to draw, it draws before the second of two frames.
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
    return page.screenshot({ ...(of === 'control' ? { clip } : {}), animations: 'disabled' })
  }
  const before = await take()
  await control.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true, focusVisible: true }))
  return { before, after: await take(), width, height, isDrawn }
}
