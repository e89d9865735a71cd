import type { InPage } from './in-page.ts'

/** What was shown of a page before its window changed. */
export interface ShownBefore {
  wide: Map<Element, { size: number; text: string }>
}

/** Runs in a prepared page: remembers each text that is shown, with the size of its letters. */
export const rememberShown = (): void => {
  const { elementsIn, hasText, isCutAway, isShown } = window as unknown as InPage
  const texts = [document.body, ...elementsIn(document.body)].filter((element) => !element.matches('script, style, template, option') && hasText(element) && isShown(element, true) && !isCutAway(element))
  const wide: ShownBefore['wide'] = new Map(texts.map((element) => [element, { size: parseFloat(getComputedStyle(element).fontSize), text: element.textContent.trim().replace(/\s+/g, ' ') }]))
  Object.assign(window, { wide })
}

/** Runs in the page: texts whose letters a zoom to this many times their size leaves smaller than that. */
export const readUngrown = (times: number): string[] => {
  const { wide } = window as unknown as ShownBefore
  // What is rounded is no fault.
  return [...wide].flatMap(([element, { size, text }]) => (element.isConnected && element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) * times < size * (times - 0.1) ? [text] : []))
}

/**
 * Runs in the page: texts that are shown no more, and whose words stand nowhere else; of what leads through the site none, where
 * a control is there that may bring it back.
 */
export const readLost = (): string[] => {
  const { elementsIn, hasText, isCutAway, isShown, wide } = window as unknown as InPage & ShownBefore
  const seen = (element: Element) => element.isConnected && isShown(element, true) && !isCutAway(element)
  const now = [document.body, ...elementsIn(document.body)].filter((element) => hasText(element) && seen(element)).map((element) => element.textContent.trim().replace(/\s+/g, ' '))
  const all = now.join(' | ')
  const openers = elementsIn(document.body).filter((element) => element.matches('[aria-expanded], [aria-controls], [aria-haspopup], [popovertarget], summary'))
  const canOpen = openers.some(seen)
  return [...wide].flatMap(([element, { text }]) => (seen(element) || all.includes(text) || (canOpen && element.closest('nav, header, [role=navigation], [role=banner], [role=menu], [role=menubar], dialog')) ? [] : [text]))
}
