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

/** Runs in the page: remembers what can be seen. */
const remember = (): void => {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  Object.assign(window, { shown: new Set(shown) })
}

/** What came up, and whether it is told apart from a mark that only adorns. */
type Risen = Pick<Fault, 'place' | 'html' | 'kind'>

/** Runs in the page: what can be seen now and could not before, where it lies over the page and holds anything. */
const readNew = (): Risen[] => {
  const { hasText, locate, shown } = window as unknown as InPage & { shown: Set<Element> }
  const added = [...document.body.querySelectorAll('*')].filter((element) => !shown.has(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  const outer = added.filter((element) => !added.includes(element.parentElement!) && /absolute|fixed/.test(getComputedStyle(element).position))
  // What a part of another make holds cannot be read from here.
  const isContent = (part: Element): boolean =>
    part.matches('img, svg, canvas, video, audio, iframe, object, embed, input, select, textarea, meter, progress') || part.shadowRoot !== null || part.localName.includes('-') || hasText(part)
  const isPainted = (part: Element): boolean =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { backgroundImage, content } = getComputedStyle(part, pseudo)
      return backgroundImage.includes('url(') || (pseudo !== undefined && !/^(?:none|normal|"\s*")$/.test(content))
    })
  return outer.flatMap((element): Risen[] => {
    const parts = [element, ...element.querySelectorAll('*')]
    const isTold = parts.some((part) => isContent(part) && !part.closest('[aria-hidden=true]'))
    return isTold || parts.some((part) => isContent(part) || isPainted(part)) ? [{ kind: isTold ? 'violation' : 'review', ...locate(element) }] : []
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
  await movePointer(page, { x: 1, y: 1 })
  await page.evaluate(remember)
  const found = new Map<string, Fault>()
  const all = await page.locator(':is(a[href], button, summary, [title], [aria-describedby], [onmouseover], [onmouseenter], abbr, li, label, span, img):visible').all()
  for (const control of all.slice(0, MOST)) {
    const box = await control.boundingBox()
    if (!box || box.x < 0 || box.width < 2) continue
    await control.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined)
    const { x, y, width, height } = (await control.boundingBox()) ?? box
    await movePointer(page, { x: x + width / 2, y: y + height / 2 })
    await runFor(page, RISE_MS)
    if ((await page.evaluate(readNew)).length === 0) continue
    await page.keyboard.press('Escape')
    for (const risen of await leftAfterFading(page)) {
      found.set(risen.place, { criterion: '1.4.13', rule: 'stays', message: `It comes over the page with the pointer, and Escape does not take it away${risen.kind === 'review' ? ': does it tell anything?' : '.'}`, ...risen })
    }
  }
  const left = all.length > MOST ? [ofPage('1.4.13', 'more', 'review', `The pointer was put on ${MOST} parts of ${all.length}: does anything come up over another?`)] : []
  return [...found.values(), ...left]
}
