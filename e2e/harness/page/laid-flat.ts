import type { Page } from 'playwright/test'

/** Runs in the page: what sticks to an edge of the window goes where it belongs on a page that is seen whole, as long as it is; gives the way back. */
const unstick = (): (() => void) => {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => getComputedStyle(element).position === 'sticky')
  const before = stuck.map(({ style }) => style.cssText)
  for (const { style } of stuck) {
    style.setProperty('position', 'relative', 'important')
    style.setProperty('inset', 'auto', 'important')
    style.setProperty('max-height', 'none', 'important')
  }
  return () => stuck.forEach((element, at) => (element.style.cssText = before[at]!))
}

/** Looks at a whole page at once: no reader meets it so, and what would stand at the foot of the window must not lie over it. */
export async function laidFlat<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const back = await page.evaluateHandle(unstick)
  try {
    return await look()
  } finally {
    await back.evaluate((stick) => stick())
  }
}
