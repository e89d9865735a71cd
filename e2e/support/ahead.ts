import { expect } from 'playwright/test'
import { openTab, type Tab } from '../harness/chromium/tab.ts'

export interface Visitor extends Tab {
  /** What was fetched or printed ahead, by path. */
  ahead: () => string[]
  /** What the pages printed ahead wrote to the console or fetched, before they were seen. */
  early: () => string[]
  pointAt: (selector: string) => Promise<void>
  press: () => Promise<void>
}

/** Opens an address in a tab that prints ahead. */
export async function visitor(address: string, prepare: [method: string, params?: object][] = []): Promise<Visitor> {
  const tab = await openTab([...prepare, ['Network.enable']])
  const ahead = new Set<string>()
  const early: string[] = []
  tab.hear((method, params) => {
    if (/^Preload\.pre(?:fetch|render)StatusUpdated$/.test(method)) ahead.add(new URL((params.key as { url: string }).url).pathname)
    if (params.shown) return
    if (method === 'Runtime.consoleAPICalled' || method === 'Runtime.exceptionThrown') early.push(method)
    if (method === 'Network.requestWillBeSent' && params.type === 'Script') early.push((params.request as { url: string }).url)
  })
  await tab.send('Page.navigate', { url: address })
  await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete')
  const mouse = { x: 0, y: 0 }
  return {
    ...tab,
    ahead: () => [...ahead],
    early: () => early,
    pointAt: async (selector) => {
      const box = await tab.evaluate<{ x: number; y: number }>(
        `(() => { const link = document.querySelector(${JSON.stringify(selector)}); link.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + Math.min(width, 40) / 2, y: y + height / 2 } })()`,
      )
      Object.assign(mouse, box)
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...mouse })
    },
    press: async () => {
      for (const type of ['mousePressed', 'mouseReleased']) await tab.send('Input.dispatchMouseEvent', { type, ...mouse, button: 'left', clickCount: 1 })
    },
  }
}
