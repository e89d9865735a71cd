import type { Page } from 'playwright/test'
import { type Check, type Problem, review, violation } from '../check.ts'

/** Runs in the page: each text and control that is shown, and how far it is turned on the screen, in degrees. A picture may show which way something opens. */
const readTurns = (): { turn: number; text: string }[] => {
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
    (element.matches('img[alt]:not([alt=""]), canvas, video, iframe, object, input, select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
  const textOf = (element: Element) => [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent! : ' ')).join('').replace(/\s+/g, ' ').trim()
  return [...document.querySelectorAll('body, body *:not(script, style, template)')].map((element) => (isSeen(element) ? { turn: wholeTurnOf(element), text: textOf(element) } : { turn: 0, text: '' }))
}

/** Windows of the same width, upright and lying: what depends on the width alone is none of this. */
const windows = [[390, 844, 380], [844, 1000, 390]] as const

/** Held the other way, nothing turns by a quarter against the window, and nothing is lost. */
async function check(page: Page): Promise<Problem[]> {
  const before = page.viewportSize()!
  const found: Problem[] = []
  for (const [width, tall, low] of windows) {
    await page.setViewportSize({ width, height: tall })
    const upright = await page.evaluate(readTurns)
    await page.setViewportSize({ width, height: low })
    const lying = await page.evaluate(readTurns)
    const pairs = upright.map((part, at) => [part, lying[at] ?? part] as const)
    const quarters = pairs.filter(([{ turn }, other]) => Math.abs(Math.abs(((turn - other.turn + 540) % 360) - 180) - 90) < 1)
    const lost = pairs.map(([{ text }, other]) => (text && other.text ? '' : text || other.text)).filter(Boolean)
    if (quarters.length > 0) found.push(violation('b33eff')(`${quarters.length} parts turn by a quarter with the device`))
    else if (lost.length > 0) found.push(review('b33eff')(`«${lost[0]!.slice(0, 50)}» is shown one way alone: can the page be used both ways?`))
  }
  await page.setViewportSize(before)
  return [...found.filter(({ kind }) => kind === 'violation'), ...found].slice(0, 1)
}

export const orientation: Check = { name: 'orientation', rules: ['b33eff'], check }
