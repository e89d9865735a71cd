import type { Fault } from './fault.ts'
import type { InPage } from '../../page/in-page.ts'

/** What needs two dimensions may have them (WCAG 1.4.10). */
export const TWO_DIMENSIONS = 'table, pre, img, svg, canvas, video, iframe, object, embed, math, [role=img], [role=toolbar], [role=table], [role=grid], [role=treegrid]'

/** Runs in a prepared page: parts that are scrolled to both sides, and hold running text that does not need it. */
export const readScrollers = (twoDimensions: string): Fault[] => {
  const { closestOf, elementsIn, hasText, isShown, locate, outerOf } = window as unknown as InPage
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
  const isIn = (element: Element | null, part: Element): boolean => element !== null && (element === part || isIn(outerOf(element), part))
  const running = elementsIn(document.body).filter((element) => hasText(element) && element.textContent.trim().length >= 40 && isShown(element, true) && closestOf(element, twoDimensions) === null)
  return elementsIn(document.body)
    .filter((part) => !part.matches('textarea, input, select') && scrolls(part) && running.some((text) => isIn(text, part)))
    .slice(0, 5)
    .map((part): Fault => ({ criterion: '1.4.10', rule: 'scroller', kind: 'review', message: `In a window of ${innerWidth} px it is scrolled to both sides: can its text be read without?`, ...locate(part) }))
}

/** A part of the page that has a fixed place in the window, and how far what it holds can be read. */
interface Stuck extends Pick<Fault, 'place' | 'html'> {
  /** For certain: letters or a control that the edge of the window cuts, in a box that no scrolling moves. */
  isCut: boolean
}

/** Runs in a prepared page: fixed boxes that reach out of the window, and hold there what is to be read or used. */
export const readStuck = (): Stuck[] => {
  const { elementsIn, isShown, locate, outerOf } = window as unknown as InPage
  const [width, height] = [document.documentElement.clientWidth, innerHeight]
  const isClipped = (element: Element | null, fixed: Element): boolean => element !== null && element !== fixed && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow) || isClipped(outerOf(element), fixed))
  /** Around what is transformed it is fixed to that, and scrolls with it. */
  const isHeld = (element: Element | null): boolean => {
    if (element === null) return false
    const { transform, filter, perspective, contain, willChange, backdropFilter } = getComputedStyle(element)
    return [transform, filter, perspective, contain, backdropFilter].some((value) => value !== 'none') || willChange !== 'auto' || isHeld(outerOf(element))
  }
  const linesIn = (element: Element): DOMRect[] => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '').flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  return elementsIn(document.body).flatMap((fixed): Stuck[] => {
    if (getComputedStyle(fixed).position !== 'fixed' || !isShown(fixed, true)) return []
    const box = fixed.getBoundingClientRect()
    const isThere = box.right > 1 && box.left < width - 1 && box.bottom > 1 && box.top < height - 1
    const reaches = box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1
    if (!isThere || !reaches || box.width <= 1 || box.height <= 1) return []
    const inside = [fixed, ...elementsIn(fixed)].filter((element) => isShown(element, true) && !isClipped(element, fixed))
    const boxes = inside.flatMap((element) => [...linesIn(element), ...(element.matches('a[href], button, input, select, textarea') ? [element.getBoundingClientRect()] : [])]).filter((one) => one.width > 1 && one.height > 1)
    const beyond = boxes.filter(({ left, right, top, bottom }) => left < -1 || right > width + 1 || top < -1 || bottom > height + 1)
    const cut = beyond.some(({ left, right }) => (left < -1 && right > 1) || (left < width - 1 && right > width + 1))
    return beyond.length > 0 ? [{ isCut: cut && !isHeld(outerOf(fixed)) && fixed.closest('[aria-hidden=true], [inert]') === null, ...locate(fixed) }] : []
  })
}

/** One that reaches out of every window may be meant to. */
export const ofStuck = (narrow: Stuck[], wide: Stuck[]): Fault[] =>
  narrow.map(({ isCut, ...place }): Fault => {
    const isSure = isCut && !wide.some((known) => known.place === place.place)
    return { criterion: '1.4.10', rule: 'stuck', kind: isSure ? 'violation' : 'review', message: `In a window of 320 px it reaches out of sight, and no scrolling brings it back${isSure ? '.' : ': is anything lost?'}`, ...place }
  })
