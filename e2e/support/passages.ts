import type { Page } from 'playwright/test'
import { readAsText } from '../harness/page/in-page.ts'

const PASSAGES = 'main :is(h1, h2, h3, p, li, td, th, dd, figcaption, caption, legend, label, output, img, figure svg, address :not(br))'

/** A passage, a picture or a drawing of the main part, as a window shows it. */
export interface Passage {
  /** Its words; of what has none, its code. */
  words: string
  isShown: boolean
  /** A head of a table or an entry of the index of contents, folded where it is narrow; the second piece of a map, which is one where it is wide. */
  isFolded: boolean
  /** It waits until the reader asks for it. */
  isKept: boolean
}

/** Runs in the page. */
const readPassages = (selector: string): Passage[] =>
  [...document.querySelectorAll(selector)].map((passage) => ({
    words: (passage.textContent.trim() || passage.outerHTML).slice(0, 60),
    isShown: passage.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && passage.getBoundingClientRect().width > 0,
    isFolded: passage.closest('nav, thead, picture + picture') !== null,
    isKept: passage.closest('[hidden], details:not([open]), dialog, [popover]') !== null || passage.matches('output:empty'),
  }))

/** The passages of the main part, always in the same order. */
export const passagesOf = (page: Page): Promise<Passage[]> => readAsText(page, readPassages, PASSAGES)

/** What a window does not show of a page that others show, by its width; and what none of them shows. */
export function lostPassages(shown: Map<number, Passage[]>): { at: Map<number, string[]>; everywhere: string[] } {
  const windows = [...shown.values()]
  const isSomewhere = (place: number) => windows.some((passages) => passages[place]!.isShown)
  const lostOf = (passages: Passage[]) => passages.flatMap(({ words, isShown, isFolded }, place) => (!isShown && !isFolded && isSomewhere(place) ? [`${place}: «${words}»`] : []))
  const everywhere = (windows[0] ?? []).flatMap(({ words, isKept }, place) => (isKept || isSomewhere(place) ? [] : [`${place}: «${words}»`]))
  return { at: new Map([...shown].map(([width, passages]) => [width, lostOf(passages)])), everywhere }
}
