import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'

/** Runs in the page. */
const coveredIn = (): Record<string, number> => {
  const { elementsIn, outerOf, placeOf } = window as unknown as InPage
  const staysWithWindow = (element: Element | null): boolean => element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || staysWithWindow(outerOf(element)))
  const all = elementsIn(document.body)
  const held = new Set(all.filter(staysWithWindow))
  const covers = [...held].map((element) => element.getBoundingClientRect())
  return Object.fromEntries(
    all.flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const isCovered = !held.has(element) && covers.some((cover) => cover.left < right && cover.right > left && cover.top < bottom && cover.bottom > top)
      return isCovered ? [[placeOf(element), Math.min(width, height)]] : []
    }),
  )
}

/**
 * Places of elements that move with the page and have something over them that stays with the window, so that it is there only
 * where the page stands now; with the height or the width of each, the smaller, in CSS pixels.
 */
export async function coveredForNow(page: Page): Promise<Record<string, number>> {
  await prepare(page)
  return page.evaluate(coveredIn)
}
