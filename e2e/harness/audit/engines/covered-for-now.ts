import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'

/** Runs in the page. */
const coveredIn = (least: number): string[] => {
  const { elementsIn, outerOf, placeOf } = window as unknown as InPage
  const staysWithWindow = (element: Element | null): boolean => element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || staysWithWindow(outerOf(element)))
  const all = elementsIn(document.body)
  const covers = all.filter(staysWithWindow).map((element) => element.getBoundingClientRect())
  const isCovered = (element: Element): boolean => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return Math.min(width, height) >= least && covers.some((cover) => cover.left < right && cover.right > left && cover.top < bottom && cover.bottom > top)
  }
  return all.filter((element) => isCovered(element) && !staysWithWindow(element)).map(placeOf)
}

/**
 * Places of elements that move with the page, are at least so many CSS pixels high and wide, and have something over them that
 * stays with the window: only where the page stands now.
 */
export async function coveredForNow(page: Page, least: number): Promise<string[]> {
  await prepare(page)
  return page.evaluate(coveredIn, least)
}
