import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

/** Runs in the page: how far each part with something to see is turned on the screen, in degrees. */
const readTurns = (): number[] => {
  const turnOf = (element: Element): number => {
    const { transform, rotate } = getComputedStyle(element)
    const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform)
    const own = rotate === 'none' ? 0 : (Math.atan2(new DOMMatrix(`rotate(${rotate.split(' ').at(-1)})`).b, new DOMMatrix(`rotate(${rotate.split(' ').at(-1)})`).a) * 180) / Math.PI
    return (Math.atan2(b, a) * 180) / Math.PI + own
  }
  /** What one turns, another around it may turn back. */
  const wholeTurnOf = (element: Element | null): number => (element ? turnOf(element) + wholeTurnOf(element.parentElement) : 0)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.matches('img, svg, canvas, video, picture, iframe, object, input, button, select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
  return [...document.querySelectorAll('body, body *')].map((element) => (isSeen(element) ? wholeTurnOf(element) : 0))
}

/** Held the other way, nothing turns by a quarter against the window. */
async function check(page: Page) {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 844, height: 390 })
  const lying = await page.evaluate(readTurns)
  await page.setViewportSize({ width: 390, height: 844 })
  const upright = await page.evaluate(readTurns)
  await page.setViewportSize(before)
  const quarters = upright.filter((turn, at) => Math.abs(Math.abs(((turn - (lying[at] ?? 0) + 540) % 360) - 180) - 90) < 1)
  return quarters.length > 0 ? [violation('b33eff')(`${quarters.length} parts turn by a quarter with the device`)] : []
}

export const orientation: Check = { name: 'orientation', rules: ['b33eff'], check }
