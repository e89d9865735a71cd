import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Check, type Problem, review, violation } from '../check.ts'

/** Runs in a prepared page: each text and control that is shown, and how far it is turned on the screen, in degrees. A picture may show which way something opens. */
const readTurns = (): { turn: number; text: string; weight: number }[] => {
  const { animationsIn, boxedOf, elementsIn, hasText, isShown, outerOf } = window as unknown as InPage
  // What takes its time to turn is looked at once it has turned.
  for (const animation of animationsIn(document)) if (animation instanceof CSSTransition) animation.finish()
  const degreesOf = ({ a, b }: DOMMatrix) => (Math.atan2(b, a) * 180) / Math.PI
  const turnOf = (element: Element): number => {
    const { transform, rotate } = getComputedStyle(element)
    // About an axis that lies in the screen nothing turns on it.
    const isFlat = rotate !== 'none' && !/^[xy] /.test(rotate)
    return degreesOf(new DOMMatrix(transform === 'none' ? '' : transform)) + (isFlat ? degreesOf(new DOMMatrix(`rotate(${rotate.split(' ').at(-1)})`)) : 0)
  }
  /** What one turns, another around it may turn back. */
  const wholeTurnOf = (element: Element | null): number => (element ? turnOf(element) + wholeTurnOf(outerOf(element)) : 0)
  // Above the page it may stand because it has turned.
  const isToLeft = ({ right, width }: DOMRect) => width === 0 || right + scrollX <= 0
  const isThere = (element: Element) => isShown(element, true) && !isToLeft(boxedOf(element).getBoundingClientRect())
  const isSeen = (element: Element) => element.matches('img[alt]:not([alt=""]), canvas, video, iframe, object, input, select, textarea') || hasText(element)
  // What a picture says is said one way alone as words are: «turn your device».
  const textOf = (element: Element) => {
    const said = element.matches('img, [role=img]') ? ` ${element.ariaLabel ?? element.getAttribute('alt') ?? ''}` : ''
    return ([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent! : ' ')).join('') + said).replace(/\s+/g, ' ').trim()
  }
  return [document.body, ...elementsIn(document.body)].filter((element) => !element.matches('script, style, template')).map((element) => {
    if (!isThere(element)) return { turn: 0, text: '', weight: 0 }
    const text = textOf(element)
    return isSeen(element) ? { turn: wholeTurnOf(element), text, weight: Math.max(text.length, 1) } : { turn: 0, text, weight: 0 }
  })
}

/** Windows of the same width, upright and lying: what depends on the width alone is none of this. */
const windows = [[390, 844, 380], [844, 1000, 390], [1280, 1600, 800]] as const

/** Held the other way, nothing turns by a quarter against the window, and nothing is lost. */
async function check(page: Page): Promise<Problem[]> {
  await prepare(page)
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
    const weightOf = (some: typeof pairs) => some.reduce((sum, [{ weight }, other]) => sum + Math.max(weight, other.weight), 0)
    // One part may turn to find room, as what hangs at the edge of a window; the page is still used both ways.
    const isWhole = weightOf(quarters) * 2 > weightOf(pairs)
    if (quarters.length > 0) found.push((isWhole ? violation : review)('b33eff')(`${quarters.length} parts turn by a quarter with the device${isWhole ? '' : ': can the page be used both ways?'}`))
    else if (lost.length > 0) found.push(review('b33eff')(`«${lost[0]!.slice(0, 50)}» is shown one way alone: can the page be used both ways?`))
  }
  await page.setViewportSize(before)
  return [...found.filter(({ kind }) => kind === 'violation'), ...found].slice(0, 1)
}

export const orientation: Check = { name: 'orientation', rules: ['b33eff'], check }
