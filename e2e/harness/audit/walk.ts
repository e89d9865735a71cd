import type { CDPSession, Page } from 'playwright/test'

export interface Stop {
  /** Role and name, as Chromium hands them to assistive technology. */
  name: string
  x: number
  y: number
  width: number
  height: number
  isMarked: boolean
  /** How many of nine points of its box something else covers. */
  covered: number
  isFirstAgain: boolean
  /** The keys go on inside it. */
  isFrame: boolean
}

const MOST_STOPS = 300

/** Runs in the page: where the stop is that has the focus; nothing, if the focus left the page. */
const readPlace = (): Omit<Stop, 'name'> | null => {
  const innermost = (at: Element | null): Element | null => (at?.shadowRoot?.activeElement ? innermost(at.shadowRoot.activeElement) : at)
  const element = innermost(document.activeElement)
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
  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
  const wasMet = element.dataset.met !== undefined
  element.dataset.met = ''
  return {
    x,
    y: y + scrollY,
    width,
    height,
    isMarked: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    covered: points.filter(([left, top]) => !isOwn((element.getRootNode() as Document | ShadowRoot).elementFromPoint(left, top))).length,
    isFirstAgain: wasMet,
    isFrame: element.matches('iframe, frame, object'),
  }
}

async function stopAt(page: Page, session: CDPSession): Promise<Stop | undefined> {
  const place = await page.evaluate(readPlace)
  if (!place) return undefined
  const { result } = await session.send('Runtime.evaluate', { expression: '{ let at = document.activeElement; while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; at }' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false })
  const [role, name] = [nodes[0]?.role, nodes[0]?.name].map((told) => String(told?.value ?? '').replace(/\s+/g, ' ').trim())
  return { name: `${role} «${name}»`, ...place }
}

const forget = (): void => {
  const read = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      delete element.dataset?.met
      if (element.shadowRoot) read(element.shadowRoot)
    }
  }
  read(document)
}

/** Presses the key until the focus leaves the page or comes round. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  const session = await page.context().newCDPSession(page)
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key)
    const stop = await stopAt(page, session)
    if (stop?.isFrame && stops.at(-1)?.isFrame) continue
    if (!stop || stop.isFirstAgain) {
      await page.evaluate(forget)
      await session.detach()
      return stops
    }
    stops.push(stop)
  }
  throw new Error(`expected the walk to end before ${MOST_STOPS} stops; the last: ${stops.at(-1)?.name}`)
}

/** From each scroll position, one window after the other, the next stop: does the sticky header cover it? */
export async function walkAfterScrolling(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  const session = await page.context().newCDPSession(page)
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
      const stop = await stopAt(page, session)
      if (stop) stops.push(stop)
    }
  }
  await page.evaluate(forget)
  await session.detach()
  return stops
}
