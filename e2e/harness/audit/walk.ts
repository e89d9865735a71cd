import type { CDPSession, Page } from 'playwright/test'
import { forgetStops, type TabStop, tabStop } from '../page/tab-stop.ts'
import { walk as walkAs } from '../page/walk.ts'

/** The stop that has the focus, with role and name as Chromium hands them to assistive technology. */
async function stopAt(page: Page, session: CDPSession): Promise<TabStop | null> {
  const stop = await page.evaluate(tabStop)
  if (!stop) return null
  const { result } = await session.send('Runtime.evaluate', { expression: '{ let at = document.activeElement; while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; at }' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false })
  const [role, name] = [nodes[0]?.role, nodes[0]?.name].map((told) => String(told?.value ?? '').replace(/\s+/g, ' ').trim())
  return { ...stop, name: `${role} «${name}»` }
}

/** Runs in the page: a stop is there as soon as it has the focus; what scrolls smoothly would be on its way. */
const scrollAtOnce = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root, :root *{scroll-behavior:auto!important}')
  document.adoptedStyleSheets.push(sheet)
  Object.assign(window, { scrollsAtOnce: sheet })
}

/** Runs in the page. */
const scrollAsBefore = (): void => {
  const { scrollsAtOnce } = window as unknown as { scrollsAtOnce?: CSSStyleSheet }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== scrollsAtOnce)
}

async function withStops(page: Page, meet: (read: () => Promise<TabStop | null>) => Promise<TabStop[]>): Promise<TabStop[]> {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(scrollAtOnce)
  try {
    return await meet(() => stopAt(page, session))
  } finally {
    // A page that is gone has nothing to be taken back; why the walk broke off is told.
    await page.evaluate(forgetStops).catch(() => undefined)
    await page.evaluate(scrollAsBefore).catch(() => undefined)
    await session.detach().catch(() => undefined)
  }
}

/** Presses the key until the focus leaves the page or comes round. */
export const walk = (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop[]> =>
  withStops(page, (read) => walkAs({ press: (pressed) => page.keyboard.press(pressed), evaluate: (run) => page.evaluate(run) }, key, read))

/** From each scroll position, one window after the other, the next stop: does the sticky header cover it? */
export const walkAfterScrolling = (page: Page): Promise<TabStop[]> =>
  withStops(page, async (read) => {
    const stops: TabStop[] = []
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
        const stop = await read()
        if (stop) stops.push(stop)
      }
    }
    return stops
  })

/** Draws a numbered box around each stop, over the page. */
export const drawStops = (page: Page, stops: TabStop[]): Promise<void> =>
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
