import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { hears } from '../../page/listeners.ts'
import { runFor } from '../measures/frames.ts'
import { followPointer, movePointer } from '../measures/pointer.ts'
import { type Fault, ofPage } from './fault.ts'

const MOST = 60
/** What goes away may take its leave: a fade. */
const FADE_MS = 1000
/** And what comes up shows itself within a few frames. */
const RISE_MS = 50
/** Where the pointer waits: in a corner of the window. */
const AWAY = { x: 1, y: 1 }

/** Runs in the page: remembers what can be seen. */
const remember = (): void => {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  Object.assign(window, { shown: new Set(shown) })
}

/** What came up, and whether it is told apart from a mark that only adorns. */
type Risen = Pick<Fault, 'place' | 'html'> & { isTold: boolean; covers: boolean }

/** Runs in the page: what can be seen now and could not before, where it lies over the page and holds anything. */
const readNew = (): Risen[] => {
  const { hasText, locate, shown } = window as unknown as InPage & { shown: Set<Element> }
  const added = [...document.body.querySelectorAll('*')].filter((element) => !shown.has(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  const outer = added.filter((element) => !added.includes(element.parentElement!) && /absolute|fixed/.test(getComputedStyle(element).position))
  const GRAPHIC = 'img, svg, canvas, video, audio, iframe, object, embed, input, select, textarea, meter, progress'
  // What a part of another make holds cannot be read from here.
  const isContent = (part: Element): boolean =>
    part.matches(GRAPHIC) || part.shadowRoot !== null || part.localName.includes('-') || hasText(part)
  const isPainted = (part: Element): boolean =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { backgroundImage, content } = getComputedStyle(part, pseudo)
      return backgroundImage.includes('url(') || (pseudo !== undefined && !/^(?:none|normal|"\s*")$/.test(content))
    })
  const linesIn = (element: Element): DOMRect[] =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '').flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })
  /** What covers nothing may stay where it is (WCAG 1.4.13). */
  const coversAny = (parts: Element[]): boolean => {
    const over = parts.map((part) => part.getBoundingClientRect())
    const others = [...shown].flatMap((other) => (!other.isConnected || parts.includes(other) ? [] : [...linesIn(other), ...(other.matches(GRAPHIC) ? [other.getBoundingClientRect()] : [])]))
    return others.some(({ left, right, top, bottom }) => over.some((box) => Math.min(box.right, right) - Math.max(box.left, left) > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1))
  }
  return outer.flatMap((element): Risen[] => {
    const parts = [element, ...element.querySelectorAll('*')]
    const isTold = parts.some((part) => isContent(part) && !part.closest('[aria-hidden=true]'))
    return isTold || parts.some((part) => isContent(part) || isPainted(part)) ? [{ isTold, covers: coversAny(parts), ...locate(element) }] : []
  })
}

/** Runs in the page: whether its styles know the pointer; those of other hosts cannot be read, and may. */
const isStyled = (): boolean =>
  [...document.styleSheets, ...document.adoptedStyleSheets].some((sheet) => {
    try {
      return [...sheet.cssRules].some(({ cssText }) => cssText.includes(':hover'))
    } catch {
      return true
    }
  })

/** What is still there once it has had the time to fade. */
async function leftAfterFading(page: Page): Promise<Risen[]> {
  const end = performance.now() + FADE_MS
  let left = await page.evaluate(readNew)
  while (left.length > 0 && performance.now() < end) left = await page.evaluate(readNew)
  return left
}

/** What the pointer brings up over the page can be sent away by Escape. */
export async function underPointer(page: Page): Promise<Fault[]> {
  // Where nothing waits for the pointer, nothing comes up.
  if (!(await page.evaluate(isStyled)) && !(await hears(page, /^(?:mouse|pointer)(?:over|enter|move)$/))) return []
  await prepare(page)
  await followPointer(page)
  await page.mouse.move(4, 4)
  await movePointer(page, AWAY)
  await page.evaluate(remember)
  const found = new Map<string, Fault>()
  const all = await page.locator(':is(a[href], button, summary, [title], [aria-describedby], [onmouseover], [onmouseenter], abbr, li, label, span, img):visible').all()
  for (const control of all.slice(0, MOST)) {
    const box = await control.boundingBox()
    if (!box || box.x < 0 || box.width < 2) continue
    await control.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined)
    const { x, y, width, height } = (await control.boundingBox()) ?? box
    // What comes as the page is scrolled is nothing that the pointer brings up.
    if (x !== box.x || y !== box.y) {
      await movePointer(page, AWAY)
      await runFor(page, RISE_MS)
      await page.evaluate(remember)
    }
    await movePointer(page, { x: x + width / 2, y: y + height / 2 })
    await runFor(page, RISE_MS)
    if ((await page.evaluate(readNew)).length === 0) continue
    await page.keyboard.press('Escape')
    const stayed = await leftAfterFading(page)
    if (stayed.length === 0) continue
    await movePointer(page, AWAY)
    const left = new Set((await leftAfterFading(page)).map(({ place }) => place))
    for (const { isTold, covers, ...place } of stayed) {
      // What stays without the pointer may have come without it.
      const doubt = left.has(place.place) ? 'is it the pointer that brings it?' : !isTold ? 'does it tell anything?' : covers ? '' : 'does it cover anything, in a window of any size?'
      found.set(place.place, { criterion: '1.4.13', rule: 'stays', kind: doubt ? 'review' : 'violation', message: `It comes over the page with the pointer, and Escape does not take it away${doubt ? `: ${doubt}` : '.'}`, ...place })
    }
    if (left.size > 0) await page.evaluate(remember)
  }
  const left = all.length > MOST ? [ofPage('1.4.13', 'more', 'review', `The pointer was put on ${MOST} parts of ${all.length}: does anything come up over another?`)] : []
  return [...found.values(), ...left]
}
