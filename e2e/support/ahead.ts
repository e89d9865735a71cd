import { expect } from 'playwright/test'
import { openTab, type Tab } from '../harness/chromium/tab.ts'

export interface Visitor extends Tab {
  /** What was fetched or prerendered, by path, in the order in which it was. */
  ahead: () => { path: string; how: 'prefetch' | 'prerender' }[]
  /** What prerendered pages wrote to the console or fetched, before they were seen. */
  early: () => string[]
  pointAt: (selector: string) => Promise<void>
  press: () => Promise<void>
}

/** Opens an address in a tab that fetches ahead. */
export async function visitor(address: string, prepare: [method: string, params?: object][] = []): Promise<Visitor> {
  const tab = await openTab([...prepare, ['Network.enable']])
  const ahead: ReturnType<Visitor['ahead']> = []
  const early: string[] = []
  tab.hear((method, params) => {
    // A page that is only being prerendered has no session yet that could be asked.
    const how = method === 'Preload.prefetchStatusUpdated' ? 'prefetch' : method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready' ? 'prerender' : undefined
    const path = how && new URL((params.key as { url: string }).url).pathname
    if (how && path && !ahead.some((one) => one.path === path && one.how === how)) ahead.push({ path, how })
    if (params.shown) return
    if (method === 'Runtime.consoleAPICalled' || method === 'Runtime.exceptionThrown') early.push(method)
    if (method === 'Network.requestWillBeSent' && params.type === 'Script') early.push((params.request as { url: string }).url)
  })
  await tab.send('Page.navigate', { url: address })
  await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete')
  // A page moves a little when its fonts arrive: where a link is is asked each time.
  const placeOf = (selector: string) =>
    tab.evaluate<{ x: number; y: number }>(
      `(() => { const link = document.querySelector(${JSON.stringify(selector)}); link.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + Math.min(width, 40) / 2, y: y + height / 2 } })()`,
    )
  let pointed = ''
  return {
    ...tab,
    ahead: () => ahead,
    early: () => early,
    pointAt: async (selector) => {
      pointed = selector
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await placeOf(selector)) })
    },
    press: async () => {
      const place = await placeOf(pointed)
      for (const type of ['mousePressed', 'mouseReleased']) await tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    },
  }
}
