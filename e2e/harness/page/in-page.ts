import type { Page } from 'playwright/test'
import { isTransparent } from './contrast.ts'

/** The element around a node; out of a shadow tree, its host. */
const outerOf = (node: Node): Element | null => node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null)

/**
 * An element and all that it stands in, from the inside; `holds` is whether what goes beyond one may be hidden by it: not by an
 * inline one, nor by one that a place of its own leads out of.
 */
const boxesAround = (start: Element) => {
  const boxes: { box: Element; holds: boolean }[] = []
  let position = ''
  for (let box: Element | null = start; box && box !== document.documentElement; box = outerOf(box)) {
    const { position: own, display } = getComputedStyle(box)
    const escapes = position === 'fixed' || (position === 'absolute' && own === 'static')
    boxes.push({ box, holds: !escapes && display !== 'inline' })
    if (display === 'inline') position ||= own === 'static' ? '' : own
    else if (!escapes) position = own === 'static' || own === 'relative' ? '' : own
  }
  return boxes
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

const tools = { outerOf, boxesAround, placeOf, locate, isTransparent }

/** What functions that run in a prepared page find in its window. */
export type InPage = typeof tools

/** Puts functions into the window of the page that is open, by their names. */
export function hand(page: Page, functions: object): Promise<void> {
  const named = Object.entries(functions).map(([name, tool]) => `${name}: ${String(tool)}`)
  return page.evaluate(`Object.assign(window, { ${named.join()} }); undefined`)
}

export const prepare = (page: Page): Promise<void> => hand(page, tools)

/** For each selector the places of its elements. */
export async function placesOf(page: Page, selectors: string[]): Promise<string[][]> {
  await prepare(page)
  // Alfa reports on the document itself as «/».
  return page.evaluate((all) => all.map((selector) => (selector === ':document' ? ['/'] : [...document.querySelectorAll(selector)].map((window as unknown as InPage).placeOf))), selectors)
}
