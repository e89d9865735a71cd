import type { Page } from 'playwright/test'

export interface Stop {
  /** Role and name, as assistive technology gets them. */
  name: string
  x: number
  y: number
  width: number
  height: number
  isMarked: boolean
  /** How many of nine points of its box something else covers. */
  covered: number
  isFirstAgain: boolean
}

const MOST_STOPS = 300

/** Runs in the page: the stop that has the focus; nothing, if the focus left the page. */
const readStop = (): Stop | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isInline = (part: Element) => getComputedStyle(part).display === 'inline'
  // The text of its own lines reaches into the padding of a link among them: that is beside it, not over it.
  const around: Element[] = []
  for (let part: Element | null = element; part && isInline(part); part = part.parentElement) if (part.parentElement) around.push(part.parentElement)
  const isOwn = (hit: Element | null) => element.contains(hit) || labels.some((label) => label.contains(hit)) || (hit !== null && around.includes(hit))
  const bottom = Math.min(y + height, innerHeight)
  const points = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [x + width * across, y + (bottom - y) * down] as const))
  const role = element.role ?? { a: 'link', button: 'button', textarea: 'textbox', select: 'listbox', summary: 'button' }[element.localName] ?? (element instanceof HTMLInputElement ? element.type : element.localName)
  const text = element.ariaLabel ?? labels[0]?.textContent ?? (element.textContent || element.getAttribute('name') || '')
  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
  const wasMet = element.dataset.met !== undefined
  element.dataset.met = ''
  return {
    name: `${role} «${text.replace(/\s+/g, ' ').trim()}»`,
    x,
    y: y + scrollY,
    width,
    height,
    isMarked: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    covered: points.filter(([left, top]) => !isOwn(document.elementFromPoint(left, top))).length,
    isFirstAgain: wasMet,
  }
}

const forget = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-met]')) delete element.dataset.met
}

/** Presses the key until the focus leaves the page or comes round. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(readStop)
    if (!stop || stop.isFirstAgain) {
      await page.evaluate(forget)
      return stops
    }
    stops.push(stop)
  }
  throw new Error(`expected the walk to end before ${MOST_STOPS} stops; the last: ${stops.at(-1)?.name}`)
}

/** From each scroll position, one window after the other, the next stop: does the sticky header cover it? */
export async function walkAfterScrolling(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  const heights = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, window: innerHeight }))
  for (let top = 0; top < heights.page - heights.window; top += heights.window * 0.9) {
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await page.evaluate((to) => {
        document.body.tabIndex = -1
        const inside = [...document.querySelectorAll<HTMLElement>('main a[href], main button, main input')].findLast((element) => element.getBoundingClientRect().bottom + scrollY < to)
        inside?.focus({ preventScroll: true })
        scrollTo({ top: to, behavior: 'instant' })
      }, top)
      await page.keyboard.press(key)
      const stop = await page.evaluate(readStop)
      if (stop) stops.push(stop)
    }
  }
  await page.evaluate(forget)
  return stops
}

/** Draws a numbered box around each stop, over the page. */
export const drawStops = (page: Page, stops: Stop[]): Promise<void> =>
  page.evaluate((all) => {
    scrollTo({ top: 0, behavior: 'instant' }) // where the sticky header had its stops
    const layer = document.createElement('div')
    Object.assign(layer.style, { position: 'absolute', inset: '0 auto auto 0', zIndex: '9999', pointerEvents: 'none' })
    for (const [at, { x, y, width, height }] of all.entries()) {
      const box = document.createElement('div')
      Object.assign(box.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, outline: '2px solid #d0021b', font: '700 12px/14px sans-serif', color: '#fff' })
      const number = document.createElement('span')
      Object.assign(number.style, { background: '#d0021b', padding: '0 3px', position: 'absolute', left: '0', top: '-14px' })
      number.textContent = String(at + 1)
      box.append(number)
      layer.append(box)
    }
    document.body.append(layer)
  }, stops)
