import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Check, violation } from '../check.ts'

/** Runs in a prepared page: what scrolls with something to see in it, and neither is nor holds a stop of the keyboard. */
const readScrollers = (): string[] => {
  const { closestOf, elementsIn, hasText, isShown, outerOf } = window as unknown as InPage
  const elements = elementsIn(document)
  const around = (element: Element | null): Element[] => (element ? [element, ...around(outerOf(element))] : [])
  const isSeen = (element: Element) => isShown(element, true) && (element.matches('img, svg, canvas, video, object, input, button, select, textarea') || hasText(element))
  /** An area of a map is shown as its picture; of what can be written in, and of details that the browser names, no property tells. */
  const isStop = (element: Element): boolean => {
    if (element.matches(':disabled, [tabindex^="-"], a:not([href], [tabindex])') || closestOf(element, '[inert]')) return false
    if (element instanceof HTMLAreaElement) return element.href !== '' && elements.some((image) => image instanceof HTMLImageElement && image.useMap === `#${element.closest('map')?.name}` && isShown(image))
    return isShown(element) && ((element as HTMLElement).tabIndex >= 0 || element.matches('[contenteditable]:not([contenteditable=false i]), details:not(:has(> summary))'))
  }
  /** Room at the edges is nothing to scroll for. */
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY, paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element)
    const [across, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
    const room = (...sides: string[]) => sides.reduce((sum, side) => sum + parseFloat(side), 1)
    return (/auto|scroll/.test(overflowX) && across > room(paddingLeft, paddingRight)) || (/auto|scroll/.test(overflowY) && down > room(paddingTop, paddingBottom))
  }
  const reached = new Set(elements.filter(isStop).flatMap(around))
  const filled = new Set(elements.filter(isSeen).flatMap((element) => around(element).slice(hasText(element) ? 0 : 1)))
  return elements
    .filter((element) => element !== document.scrollingElement && element !== document.body && isShown(element, true) && scrolls(element) && filled.has(element) && !reached.has(element))
    .map((element) => element.outerHTML.slice(0, 120))
}

async function check(page: Page) {
  await prepare(page)
  return (await page.evaluate(readScrollers)).map((html) => violation('0ssw9k')(`no key gets to what scrolls: ${html}`))
}

export const scrollers: Check = { name: 'scrollers', rules: ['0ssw9k'], check }
