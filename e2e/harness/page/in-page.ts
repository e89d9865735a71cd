import type { Page } from 'playwright/test'
import { isTransparent } from './contrast.ts'

/** The element around a node as it is laid out: of what stands in a slot, the slot; out of a shadow tree, its host. */
const outerOf = (node: Node): Element | null => (node as Partial<Element>).assignedSlot ?? node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null)

/** An element, or the nearest around it, that a selector means. */
const closestOf = (element: Element | null, selector: string): Element | null => (element === null || element.matches(selector) ? element : closestOf(outerOf(element), selector))

/** All elements of a page or a part, in the shadow trees too. */
const elementsIn = (root: ParentNode): Element[] => [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])])

/** What moves on a page, in the shadow trees too. */
const animationsIn = (root: Document): Animation[] => [root, ...elementsIn(root).flatMap(({ shadowRoot }) => shadowRoot ?? [])].flatMap((tree) => tree.getAnimations())

/** Whether words stand in an element itself. */
const hasText = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')

/** Above the page or to its left, where no scrolling leads. */
const isBesidePage = ({ right, bottom }: DOMRect): boolean => right + scrollX <= 0 || bottom + scrollY <= 0

/** What an attribute refers to by ids; for an id that is nowhere, nothing. */
const referredBy = (element: Element, attribute: string): (Element | null)[] => (element.getAttribute(attribute)?.match(/\S+/g) ?? []).map((id) => (element.getRootNode() as Document | ShadowRoot).getElementById(id))

/** An element, or, where it has no box of its own, as a slot, the one around it that has. */
const boxedOf = (element: Element): Element => (getComputedStyle(element).display === 'contents' ? boxedOf(outerOf(element)!) : element)

/** Whether the words of an element are laid out; in some opacity, whether they can be seen. */
const isShown = (element: Element, opacityProperty = false): boolean => getComputedStyle(element).visibility === 'visible' && boxedOf(element).checkVisibility({ opacityProperty })

/** What the body hides the window hides in its place. */
const isOfWindow = (box: Element): boolean => box === document.body && getComputedStyle(document.documentElement).overflow === 'visible'

/**
 * An element and all that it stands in, from the inside; `holds` is whether what goes beyond one may be hidden by it: not by an
 * inline one, nor by one that a place of its own leads out of.
 */
const boxesAround = (start: Element) => {
  const boxes: { box: Element; holds: boolean }[] = []
  let position = ''
  for (let box: Element | null = start; box && box !== document.documentElement; box = outerOf(box)) {
    const { position: own, display } = getComputedStyle(box)
    if (display === 'contents') continue
    const escapes = position === 'fixed' || (position === 'absolute' && own === 'static')
    boxes.push({ box, holds: !escapes && display !== 'inline' })
    if (display === 'inline') position ||= own === 'static' ? '' : own
    else if (!escapes) position = own === 'static' || own === 'relative' ? '' : own
  }
  return boxes
}

/** Cut down to nothing, or to a pixel, as what is kept for assistive technology alone. */
const isCutAway = (element: Element): boolean =>
  boxesAround(element).some(({ box, holds }) => {
    const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box)
    const { width, height } = box.getBoundingClientRect()
    // `clip` is for what has a place of its own; a rectangle of nothing, or of a pixel.
    const isClipped = /absolute|fixed/.test(position) && /^rect\((?:[01]px,? ?){4}\)$/.test(clip)
    return isClipped || /^inset\((?:50|100)%\)/.test(clipPath) || (holds && !isOfWindow(box) && ((overflowX !== 'visible' && width <= 1) || (overflowY !== 'visible' && height <= 1)))
  })

/** Neither told to assistive technology nor seen: of no use to anybody. */
const isGone = (element: Element): boolean => {
  const box = boxedOf(element)
  return closestOf(element, '[aria-hidden=true], [inert]') !== null && (isBesidePage(box.getBoundingClientRect()) || !isShown(element, true) || isCutAway(box))
}

/** The colour that an element stands on: its own, or that of the nearest around it that has one; white, where none has. */
const groundOf = (element: Element | null): string => {
  const ground = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
  return element && isTransparent(ground) ? groundOf(outerOf(element)) : ground
}

/** XPath of an element, `/html[1]/body[1]/…`, the one form that every engine can give; of the host, in a shadow tree. */
const placeOf = (start: Element): string => {
  const root = start.getRootNode()
  if (root instanceof ShadowRoot) return placeOf(root.host)
  const steps: string[] = []
  for (let element: Element | null = start; element; element = element.parentElement) {
    const alike = [...(element.parentElement?.children ?? [])].filter(({ nodeName }) => nodeName === element.nodeName)
    steps.unshift(`${element.localName}[${Math.max(alike.indexOf(element), 0) + 1}]`)
  }
  return `/${steps.join('/')}`
}

/** Where an element is, and how it begins. */
const locate = (element: Element) => ({ place: placeOf(element), html: element.outerHTML.slice(0, 200) })

const tools = { outerOf, closestOf, elementsIn, animationsIn, hasText, isBesidePage, referredBy, boxedOf, isShown, isOfWindow, boxesAround, isCutAway, isGone, groundOf, placeOf, locate, isTransparent }

/** What functions that run in a prepared page find in its window. */
export type InPage = typeof tools

/** Puts functions into the window of the page that is open, by their names. */
export function hand(page: Page, functions: object): Promise<void> {
  const named = Object.entries(functions).map(([name, tool]) => `${name}: ${String(tool)}`)
  return page.evaluate(`Object.assign(window, { ${named.join()} }); undefined`)
}

/**
 * What a function in a page answers, as one text of JSON, and so what it is given: of each of some thousand words Playwright would
 * describe and check every field.
 */
export async function readAsText<Given, Result>(page: Page, read: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
  // A page gets the text of a function, no more.
  const asText: (given: string) => Promise<string> = Object.assign(() => Promise.resolve(''), { toString: () => `async (given) => JSON.stringify(await (${String(read)})(JSON.parse(given)))` })
  return JSON.parse(await page.evaluate(asText, JSON.stringify(given))) as Result
}

export const prepare = (page: Page): Promise<void> => hand(page, tools)

/** For each selector the places of its elements. */
export async function placesOf(page: Page, selectors: string[]): Promise<string[][]> {
  await prepare(page)
  // Alfa reports on the document itself as «/».
  return page.evaluate((all) => all.map((selector) => (selector === ':document' ? ['/'] : [...document.querySelectorAll(selector)].map((window as unknown as InPage).placeOf))), selectors)
}
