import type { Page } from 'playwright/test'
import { isTransparent } from './contrast.ts'

/** What functions that run in a prepared page find in its window. */
export interface InPage {
  /** The element around a node; out of a shadow tree, its host. */
  outerOf: (node: Node) => Element | null
  /** An element and all that it stands in, from the inside; `holds` is whether what goes beyond one may be hidden by it: not by an inline one, nor by one that a place of its own leads out of. */
  boxesAround: (element: Element) => { box: Element; holds: boolean }[]
  /** XPath of an element, `/html[1]/body[1]/…`, the one form that every engine can give; of the host, in a shadow tree. */
  placeOf: (element: Element) => string
  /** Where an element is, and how it begins. */
  locate: (element: Element) => { place: string; html: string }
  isTransparent: typeof isTransparent
}

const outerOf: InPage['outerOf'] = (node) => node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null)

const boxesAround: InPage['boxesAround'] = (start) => {
  const boxes: ReturnType<InPage['boxesAround']> = []
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

const placeOf: InPage['placeOf'] = (start) => {
  const root = start.getRootNode()
  if (root instanceof ShadowRoot) return placeOf(root.host)
  const steps: string[] = []
  for (let element: Element | null = start; element; element = element.parentElement) {
    const alike = [...(element.parentElement?.children ?? [])].filter(({ nodeName }) => nodeName === element.nodeName)
    steps.unshift(`${element.localName}[${Math.max(alike.indexOf(element), 0) + 1}]`)
  }
  return `/${steps.join('/')}`
}

const locate: InPage['locate'] = (element) => ({ place: placeOf(element), html: element.outerHTML.slice(0, 200) })

/** Gives them to the page that is open. */
export const prepare = (page: Page): Promise<void> => page.evaluate(`Object.assign(window, { outerOf: ${String(outerOf)}, boxesAround: ${String(boxesAround)}, placeOf: ${String(placeOf)}, locate: ${String(locate)}, isTransparent: ${String(isTransparent)} }); undefined`)

/** For each selector the places of its elements. */
export async function placesOf(page: Page, selectors: string[]): Promise<string[][]> {
  await prepare(page)
  // Alfa reports on the document itself as «/».
  return page.evaluate((all) => all.map((selector) => (selector === ':document' ? ['/'] : [...document.querySelectorAll(selector)].map((window as unknown as InPage).placeOf))), selectors)
}
