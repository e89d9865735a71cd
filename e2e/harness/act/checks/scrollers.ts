import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

/** Runs in the page: what scrolls with something to see in it, and neither is nor holds a stop of the keyboard. */
const readScrollers = (): string[] => {
  const all = (root: Document | ShadowRoot): Element[] => [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])])
  const around = (element: Element | null): Element[] => (element ? [element, ...around(element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null)] : [])
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isSeen = (element: Element) => isShown(element) && (element.matches('img, svg, canvas, video, object, input, button, select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
  /** Room at the edges is nothing to scroll for. */
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY, paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element)
    const [across, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
    const room = (...sides: string[]) => sides.reduce((sum, side) => sum + parseFloat(side), 1)
    return (/auto|scroll/.test(overflowX) && across > room(paddingLeft, paddingRight)) || (/auto|scroll/.test(overflowY) && down > room(paddingTop, paddingBottom))
  }
  const elements = all(document)
  const reached = new Set(elements.filter((element) => (element as HTMLElement).tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && isShown(element)).flatMap(around))
  const filled = new Set(elements.filter(isSeen).flatMap((element) => around(element).slice(1)))
  return elements
    .filter((element) => element !== document.scrollingElement && element !== document.body && isShown(element) && scrolls(element) && filled.has(element) && !reached.has(element))
    .map((element) => element.outerHTML.slice(0, 120))
}

async function check(page: Page) {
  return (await page.evaluate(readScrollers)).map((html) => violation('0ssw9k')(`no key gets to what scrolls: ${html}`))
}

export const scrollers: Check = { name: 'scrollers', rules: ['0ssw9k'], check }
