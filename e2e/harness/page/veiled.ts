import type { Page } from 'playwright/test'
import type { Veil } from './generated.ts'
import { hand, type InPage } from './in-page.ts'

// All of these run in the page.

const isIn = (element: Element | null, outer: Element): boolean => element !== null && (element === outer || isIn((window as unknown as InPage).outerOf(element), outer))

/** What is in the flow lies below the words of others (CSS 2, appendix E). */
const isRaised = (veil: Element | null, element: Element): boolean => {
  if (!veil || isIn(element, veil)) return false
  const { position, float, transform, opacity, zIndex, filter } = getComputedStyle(veil)
  return position !== 'static' || float !== 'none' || transform !== 'none' || opacity !== '1' || zIndex !== 'auto' || filter !== 'none' || isRaised((window as unknown as InPage).outerOf(veil), element)
}

/** Whether something may lie over what an element has in a place of the window. */
const isVeiledAt = (element: Element, { x: left, y: top, right, bottom }: DOMRect): boolean =>
  ((window as { veils?: (Veil & { element: Element })[] }).veils ?? []).some(({ element: veil, isPseudo, bounds: [x, y, width, height] }) => {
    const [from, above] = [x - scrollX, y - scrollY]
    return from < right - 1 && from + width > left + 1 && above < bottom - 1 && above + height > top + 1 && (isPseudo || isRaised(veil, element))
  })

/** Whether it is painted otherwise than in the colour that its style names. */
const isAltered = (element: Element | null): boolean => {
  if (!element) return false
  const { filter, mixBlendMode, maskImage, webkitTextStrokeWidth } = getComputedStyle(element)
  return filter !== 'none' || mixBlendMode !== 'normal' || maskImage !== 'none' || webkitTextStrokeWidth !== '0px' || isAltered((window as unknown as InPage).outerOf(element))
}

const tools = { isIn, isRaised, isVeiledAt, isAltered }

export type Veiled = typeof tools

export const handVeiled = (page: Page): Promise<void> => hand(page, tools)
